BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	created_ms INTEGER NOT NULL, 
	rules VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	dealer INTEGER NOT NULL, 
	first INTEGER NOT NULL, 
	deck TEXT NOT NULL, 
	opening TEXT NOT NULL, 
	pace VARCHAR NOT NULL, 
	clock_ms INTEGER, 
	follows VARCHAR, 
	bout INTEGER NOT NULL, 
	result VARCHAR, lesson VARCHAR, today VARCHAR, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT ck_games_ck_games_seats CHECK (seats between 2 and 6), 
	CONSTRAINT fk_games_follows FOREIGN KEY(follows) REFERENCES games (id), 
	CONSTRAINT uq_games_follows UNIQUE (follows)
);
INSERT INTO "games" VALUES('justxdealtxxxxxxxxxx',1760000000000,'classic',2,0,0,'8s9sKsAh8dAd8c7c6hJhQs9dKc9hTd6d7h9c7sKhJc8h6cJdAcAs7dJsQc6sThQhQdKdTcTs','0=7c9dAdJhAh9s/8c8d6h8sQsKs:24:Kc 1:0>1:5','instant',NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "games" VALUES('runningxxxxxxxxxxxxx',1760000000000,'transfer',4,0,3,'AsJsTsJc7hAh6s6dAc6hQs6c8dKcQc8c9d7cTc9cQdKsThKd7sKh9s7dQh8s8h9hAdJdTdJh','0=6c8c9cJc6dKd/Ac8d9dQd7hAs/7cKc6hAhJsKs/TcQcTh6sTsQs:12:7s 1:3>0:6','instant',NULL,NULL,4,NULL,NULL,NULL);
INSERT INTO "games" VALUES('finishedxxxxxxxxxxxx',1760000000000,'club',3,2,2,'Qd8sKsKcTd7s8d9sQs7cJcKh7dAcAdTc6sAh9hJh9cThKd8hAsQh6hJs7hTs6c9dQc6d8cJd','2=7cTcKc7d8dQd/JcAcTd6s8s9s/AdKhAh7sQsKs:18:9h 1:2>0:6','instant',NULL,NULL,47,'#0',NULL,NULL);
INSERT INTO "games" VALUES('afterxitxxxxxxxxxxxx',1760000000000,'club',3,1,0,'8c8hAsJd9c7hTd6dAcKsTcJhQdJs6cQs9dAh8d9s7dAdKhQh6h6s8s7sTh9hTsQcJc7cKcKd','1=9cTc6d9d8hJs/6cAc7hJhAhAs/8cTdJdQdQsKs:18:8d 1:0>1:6','instant',NULL,'finishedxxxxxxxxxxxx',2,NULL,NULL,NULL);
INSERT INTO "games" VALUES('resignedxxxxxxxxxxxx',1760000000000,'classic+deck=24',2,0,0,'TcAhThJcJsJh9cQcKsKh9hAdTdJdTs9sAcQsKdQdQh9dAsKc','0=JcQcAdJhKhAh/9cTc9hThJsKs:12:Td 1:0>1:5','instant',NULL,NULL,2,'#0r',NULL,NULL);
INSERT INTO "games" VALUES('lessonxxxxxxxxxxxxxx',1760000000000,'classic',2,1,0,'6cQc7dKc8hQd9cAdTdKhJhAh9s7s8d7c8cTcJcAc6d9dJdKd6h7h9hThQh6s8sTsJsQsKsAs','1=6c9c7dTd8hJh/QcKcQdAdKhAh:24:9s 1:0>1:5','instant',NULL,NULL,1,NULL,'lead',NULL);
INSERT INTO "games" VALUES('takenxbackxxxxxxxxxx',1760000000000,'atlasnye',2,0,1,'6c8cQcKs9hJdTsQdKc9d6dAc8sJh6h7cAd8d6s9s7dKd8hQhThJs7s9cJcAsTdQsAhTcKh7h','0=8cAc9dJdQdKs/6cQcKc6d9hTs:24:8s 1:1>0:6','instant',NULL,NULL,2,NULL,NULL,NULL);
INSERT INTO "games" VALUES('todaysxxxxxxxxxxxxxx',1760000000000,'classic',4,3,3,'JcTc8h7hTd9s9hJsQc9c6d6sQh8c6cKh7dTh7cAd8sKcKsTsAhAcAsKdJh6hQs9d7s8dJdQd','3=JcQc7dTdQh8s/8c9cTcKcTh9s/6c7c6d8h9hKs/Ad7hKh6sTsJs:12:Ah 1:3>0:5','instant',NULL,NULL,1,NULL,NULL,'2026-11-30');
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('mark','c0ffee00');
CREATE TABLE moves (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	command_id VARCHAR NOT NULL, 
	base INTEGER NOT NULL, 
	action VARCHAR NOT NULL, 
	first INTEGER NOT NULL, 
	last INTEGER NOT NULL, 
	events TEXT NOT NULL, 
	at_ms INTEGER NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (game, number), 
	CONSTRAINT ck_moves_ck_moves_number CHECK (number >= 1), 
	CONSTRAINT ck_moves_ck_moves_events CHECK (first <= last), 
	CONSTRAINT fk_moves_game FOREIGN KEY(game, seat) REFERENCES seats (game, seat), 
	CONSTRAINT uq_moves_game UNIQUE (game, seat, command_id)
);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',1,3,'c2',2,'3aTh',3,3,'3aTh',1760000000001);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',2,0,'c3',3,'0k',4,4,'0k',1760000000002);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',3,3,'c4',4,'3aTs',5,5,'3aTs',1760000000003);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',4,3,'c5',5,'3p',6,6,'3p',1760000000004);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',5,1,'c6',6,'1p',7,7,'1p',1760000000005);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',6,2,'c7',7,'2p',8,11,'2p 0<ThTs 3+Kh9s 2:1>2:6',1760000000006);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',7,1,'c11',11,'1aAs',12,12,'1aAs',1760000000007);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',8,2,'c12',12,'2tAh',13,13,'2tAh>3:6',1760000000008);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',9,3,'c13',13,'3k',14,14,'3k',1760000000009);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',10,2,'c14',14,'2p',15,15,'2p',1760000000010);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',11,0,'c15',15,'0p',16,16,'0p',1760000000011);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',12,1,'c16',16,'1aAc',17,17,'1aAc',1760000000012);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',13,2,'c17',17,'2p',18,18,'2p',1760000000013);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',14,0,'c18',18,'0p',19,19,'0p',1760000000014);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',15,1,'c19',19,'1p',20,24,'1p 3<AsAhAc 2+7d 1+Qh8s 3:0>1:6',1760000000015);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',16,0,'c24',24,'0a6c',25,25,'0a6c',1760000000016);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',17,1,'c25',25,'1k',26,26,'1k',1760000000017);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',18,0,'c26',26,'0a6d',27,27,'0a6d',1760000000018);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',19,0,'c27',27,'0p',28,28,'0p',1760000000019);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',20,2,'c28',28,'2a6h',29,29,'2a6h',1760000000020);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',21,0,'c29',29,'0p',30,30,'0p',1760000000021);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',22,2,'c30',30,'2p',31,31,'2p',1760000000022);
INSERT INTO "moves" VALUES('runningxxxxxxxxxxxxx',23,3,'c31',31,'3p',32,35,'3p 1<6c6d6h 2+8h 4:2>3:6',1760000000023);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',1,2,'c2',2,'2aAh',3,3,'2aAh',1760000000001);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',2,0,'c3',3,'0k',4,4,'0k',1760000000002);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',3,2,'c4',4,'2aAd',5,5,'2aAd',1760000000003);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',4,2,'c5',5,'2p',6,6,'2p',1760000000004);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',5,1,'c6',6,'1aAc',7,7,'1aAc',1760000000005);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',6,2,'c7',7,'2p',8,8,'2p',1760000000006);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',7,1,'c8',8,'1p',9,13,'1p 0<AhAdAc 2+Jh9c 1+Th 2:1>2:6',1760000000007);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',8,1,'c13',13,'1aTd',14,14,'1aTd',1760000000008);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',9,2,'c14',14,'2k',15,15,'2k',1760000000009);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',10,1,'c15',15,'1p',16,16,'1p',1760000000010);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',11,0,'c16',16,'0aTc',17,17,'0aTc',1760000000011);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',12,1,'c17',17,'1p',18,18,'1p',1760000000012);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',13,0,'c18',18,'0p',19,22,'0p 2<TdTc 1+Kd 3:0>1:6',1760000000013);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',14,0,'c22',22,'0aAc',23,23,'0aAc',1760000000014);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',15,1,'c23',23,'1k',24,24,'1k',1760000000015);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',16,0,'c24',24,'0aAd',25,25,'0aAd',1760000000016);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',17,0,'c25',25,'0p',26,26,'0p',1760000000017);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',18,2,'c26',26,'2p',27,29,'2p 1<AcAd 4:2>0:6',1760000000018);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',19,2,'c29',29,'2aJh',30,30,'2aJh',1760000000019);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',20,0,'c30',30,'0dJhAh',31,31,'0dJhAh',1760000000020);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',21,2,'c31',31,'2p',32,32,'2p',1760000000021);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',22,1,'c32',32,'1aJc',33,33,'1aJc',1760000000022);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',23,0,'c33',33,'0k',34,34,'0k',1760000000023);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',24,2,'c34',34,'2p',35,35,'2p',1760000000024);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',25,1,'c35',35,'1p',36,38,'1p 0<JhAhJc 5:1>2:6',1760000000025);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',26,1,'c38',38,'1aAc',39,39,'1aAc',1760000000026);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',27,2,'c39',39,'2k',40,40,'2k',1760000000027);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',28,1,'c40',40,'1aAd',41,41,'1aAd',1760000000028);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',29,1,'c41',41,'1p',42,42,'1p',1760000000029);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',30,0,'c42',42,'0aAh',43,43,'0aAh',1760000000030);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',31,1,'c43',43,'1p',44,44,'1p',1760000000031);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',32,0,'c44',44,'0p',45,48,'0p 2<AcAdAh 1+8h 6:0>1:6',1760000000032);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',33,0,'c48',48,'0a7c',49,49,'0a7c',1760000000033);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',34,1,'c49',49,'1d7cTh',50,50,'1d7cTh',1760000000034);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',35,0,'c50',50,'0a7d',51,51,'0a7d',1760000000035);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',36,1,'c51',51,'1d7dKd',52,52,'1d7dKd',1760000000036);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',37,0,'c52',52,'0aKc',53,53,'0aKc',1760000000037);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',38,1,'c53',53,'1k',54,54,'1k',1760000000038);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',39,0,'c54',54,'0p',55,55,'0p',1760000000039);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',40,2,'c55',55,'2aTd',56,56,'2aTd',1760000000040);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',41,0,'c56',56,'0p',57,57,'0p',1760000000041);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',42,2,'c57',57,'2p',58,61,'2p 1<7cTh7dKdKcTd 0+AsQh 7:2>0:6',1760000000042);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',43,2,'c61',61,'2aKh',62,62,'2aKh',1760000000043);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',44,0,'c62',62,'0k',63,63,'0k',1760000000044);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',45,2,'c63',63,'2p',64,64,'2p',1760000000045);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',46,1,'c64',64,'1aKd',65,65,'1aKd',1760000000046);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',47,2,'c65',65,'2p',66,66,'2p',1760000000047);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',48,1,'c66',66,'1aKc',67,67,'1aKc',1760000000048);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',49,2,'c67',67,'2p',68,68,'2p',1760000000049);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',50,1,'c68',68,'1p',69,71,'1p 0<KhKdKc 8:1>2:6',1760000000050);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',51,1,'c71',71,'1a7d',72,72,'1a7d',1760000000051);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',52,2,'c72',72,'2d7dAd',73,73,'2d7dAd',1760000000052);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',53,1,'c73',73,'1p',74,74,'1p',1760000000053);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',54,0,'c74',74,'0aAs',75,75,'0aAs',1760000000054);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',55,2,'c75',75,'2k',76,76,'2k',1760000000055);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',56,1,'c76',76,'1a7c',77,77,'1a7c',1760000000056);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',57,1,'c77',77,'1p',78,78,'1p',1760000000057);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',58,0,'c78',78,'0p',79,81,'0p 2<7dAdAs7c 9:0>1:6',1760000000058);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',59,0,'c81',81,'0aKh',82,82,'0aKh',1760000000059);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',60,1,'c82',82,'1k',83,83,'1k',1760000000060);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',61,0,'c83',83,'0p',84,84,'0p',1760000000061);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',62,2,'c84',84,'2aKs',85,85,'2aKs',1760000000062);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',63,0,'c85',85,'0aKd',86,86,'0aKd',1760000000063);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',64,0,'c86',86,'0aKc',87,87,'0aKc',1760000000064);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',65,0,'c87',87,'0p',88,88,'0p',1760000000065);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',66,2,'c88',88,'2p',89,92,'2p 1<KhKsKdKc 0+6h 10:2>0:6',1760000000066);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',67,2,'c92',92,'2a7d',93,93,'2a7d',1760000000067);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',68,0,'c93',93,'0d7dJh',94,94,'0d7dJh',1760000000068);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',69,2,'c94',94,'2a7s',95,95,'2a7s',1760000000069);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',70,0,'c95',95,'0k',96,96,'0k',1760000000070);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',71,2,'c96',96,'2a7c',97,97,'2a7c',1760000000071);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',72,2,'c97',97,'2p',98,98,'2p',1760000000072);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',73,1,'c98',98,'1p',99,101,'1p 0<7dJh7s7c 11:1>2:6',1760000000073);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',74,1,'c101',101,'1a8s',102,102,'1a8s',1760000000074);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',75,2,'c102',102,'2d8sAs',103,103,'2d8sAs',1760000000075);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',76,1,'c103',103,'1p',104,104,'1p',1760000000076);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',77,0,'c104',104,'0a8d',105,105,'0a8d',1760000000077);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',78,2,'c105',105,'2d8dAd',106,106,'2d8dAd',1760000000078);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',79,1,'c106',106,'1a8h',107,107,'1a8h',1760000000079);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',80,2,'c107',107,'2k',108,108,'2k',1760000000080);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',81,1,'c108',108,'1p',109,109,'1p',1760000000081);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',82,0,'c109',109,'0p',110,112,'0p 2<8sAs8dAd8h 12:0>1:6',1760000000082);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',83,0,'c112',112,'0a7c',113,113,'0a7c',1760000000083);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',84,1,'c113',113,'1k',114,114,'1k',1760000000084);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',85,0,'c114',114,'0a7d',115,115,'0a7d',1760000000085);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',86,0,'c115',115,'0p',116,116,'0p',1760000000086);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',87,2,'c116',116,'2p',117,119,'2p 1<7c7d 13:2>0:6',1760000000087);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',88,2,'c119',119,'2a8d',120,120,'2a8d',1760000000088);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',89,0,'c120',120,'0d8dQd',121,121,'0d8dQd',1760000000089);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',90,2,'c121',121,'2p',122,122,'2p',1760000000090);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',91,1,'c122',122,'1p',123,126,'1p x8dQd 0+Js 14:0>1:6',1760000000091);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',92,0,'c126',126,'0aJc',127,127,'0aJc',1760000000092);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',93,1,'c127',127,'1dJcTh',128,128,'1dJcTh',1760000000093);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',94,0,'c128',128,'0p',129,129,'0p',1760000000094);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',95,2,'c129',129,'2p',130,133,'2p xJcTh 0+7h 15:1>2:6',1760000000095);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',96,1,'c133',133,'1aKd',134,134,'1aKd',1760000000096);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',97,2,'c134',134,'2dKdAh',135,135,'2dKdAh',1760000000097);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',98,1,'c135',135,'1aKh',136,136,'1aKh',1760000000098);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',99,2,'c136',136,'2k',137,137,'2k',1760000000099);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',100,1,'c137',137,'1p',138,138,'1p',1760000000100);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',101,0,'c138',138,'0p',139,141,'0p 2<KdAhKh 16:0>1:6',1760000000101);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',102,0,'c141',141,'0aQh',142,142,'0aQh',1760000000102);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',103,1,'c142',142,'1k',143,143,'1k',1760000000103);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',104,0,'c143',143,'0p',144,144,'0p',1760000000104);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',105,2,'c144',144,'2aQs',145,145,'2aQs',1760000000105);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',106,0,'c145',145,'0p',146,146,'0p',1760000000106);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',107,2,'c146',146,'2p',147,150,'2p 1<QhQs 0+Ts 17:2>0:6',1760000000107);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',108,2,'c150',150,'2a9c',151,151,'2a9c',1760000000108);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',109,0,'c151',151,'0d9c7h',152,152,'0d9c7h',1760000000109);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',110,2,'c152',152,'2p',153,153,'2p',1760000000110);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',111,1,'c153',153,'1p',154,157,'1p x9c7h 0+6c 18:0>1:6',1760000000111);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',112,0,'c157',157,'0a6h',158,158,'0a6h',1760000000112);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',113,1,'c158',158,'1d6hQh',159,159,'1d6hQh',1760000000113);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',114,0,'c159',159,'0p',160,160,'0p',1760000000114);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',115,2,'c160',160,'2p',161,164,'2p x6hQh 0+9d 19:1>2:6',1760000000115);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',116,1,'c164',164,'1a6s',165,165,'1a6s',1760000000116);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',117,2,'c165',165,'2d6s8s',166,166,'2d6s8s',1760000000117);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',118,1,'c166',166,'1p',167,167,'1p',1760000000118);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',119,0,'c167',167,'0p',168,170,'0p x6s8s 20:2>0:6',1760000000119);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',120,2,'c170',170,'2aAh',171,171,'2aAh',1760000000120);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',121,0,'c171',171,'0k',172,172,'0k',1760000000121);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',122,2,'c172',172,'2aAc',173,173,'2aAc',1760000000122);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',123,2,'c173',173,'2p',174,174,'2p',1760000000123);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',124,1,'c174',174,'1p',175,177,'1p 0<AhAc 21:1>2:6',1760000000124);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',125,1,'c177',177,'1a7c',178,178,'1a7c',1760000000125);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',126,2,'c178',178,'2d7cKh',179,179,'2d7cKh',1760000000126);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',127,1,'c179',179,'1a7d',180,180,'1a7d',1760000000127);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',128,2,'c180',180,'2d7dKd',181,181,'2d7dKd',1760000000128);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',129,1,'c181',181,'1aKs',182,182,'1aKs',1760000000129);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',130,2,'c182',182,'2k',183,183,'2k',1760000000130);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',131,1,'c183',183,'1p',184,184,'1p',1760000000131);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',132,0,'c184',184,'0a7s',185,185,'0a7s',1760000000132);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',133,1,'c185',185,'1p',186,186,'1p',1760000000133);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',134,0,'c186',186,'0p',187,190,'0p 2<7cKh7dKdKs7s 1+Qc6d 22:0>1:6',1760000000134);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',135,0,'c190',190,'0a6c',191,191,'0a6c',1760000000135);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',136,1,'c191',191,'1k',192,192,'1k',1760000000136);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',137,0,'c192',192,'0p',193,193,'0p',1760000000137);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',138,2,'c193',193,'2p',194,196,'2p 1<6c 23:2>0:6',1760000000138);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',139,2,'c196',196,'2a7d',197,197,'2a7d',1760000000139);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',140,0,'c197',197,'0k',198,198,'0k',1760000000140);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',141,2,'c198',198,'2a7c',199,199,'2a7c',1760000000141);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',142,2,'c199',199,'2p',200,200,'2p',1760000000142);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',143,1,'c200',200,'1p',201,203,'1p 0<7d7c 24:1>2:6',1760000000143);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',144,1,'c203',203,'1a6c',204,204,'1a6c',1760000000144);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',145,2,'c204',204,'2d6cTc',205,205,'2d6cTc',1760000000145);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',146,1,'c205',205,'1aTd',206,206,'1aTd',1760000000146);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',147,2,'c206',206,'2dTd8h',207,207,'2dTd8h',1760000000147);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',148,1,'c207',207,'1p',208,208,'1p',1760000000148);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',149,0,'c208',208,'0aTs',209,209,'0aTs',1760000000149);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',150,2,'c209',209,'2k',210,210,'2k',1760000000150);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',151,1,'c210',210,'1a6d',211,211,'1a6d',1760000000151);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',152,1,'c211',211,'1p',212,212,'1p',1760000000152);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',153,0,'c212',212,'0p',213,216,'0p 2<6cTcTd8hTs6d 1+8cJd 25:0>1:6',1760000000153);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',154,0,'c216',216,'0a7c',217,217,'0a7c',1760000000154);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',155,1,'c217',217,'1k',218,218,'1k',1760000000155);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',156,0,'c218',218,'0a7d',219,219,'0a7d',1760000000156);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',157,0,'c219',219,'0p',220,220,'0p',1760000000157);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',158,2,'c220',220,'2a7s',221,221,'2a7s',1760000000158);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',159,0,'c221',221,'0p',222,222,'0p',1760000000159);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',160,2,'c222',222,'2p',223,226,'2p 1<7c7d7s 0+9h 26:2>0:6',1760000000160);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',161,2,'c226',226,'2aKs',227,227,'2aKs',1760000000161);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',162,0,'c227',227,'0dKsJh',228,228,'0dKsJh',1760000000162);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',163,2,'c228',228,'2aKd',229,229,'2aKd',1760000000163);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',164,0,'c229',229,'0dKdAh',230,230,'0dKdAh',1760000000164);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',165,2,'c230',230,'2aAs',231,231,'2aAs',1760000000165);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',166,0,'c231',231,'0k',232,232,'0k',1760000000166);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',167,2,'c232',232,'2aKh',233,233,'2aKh',1760000000167);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',168,2,'c233',233,'2p',234,234,'2p',1760000000168);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',169,1,'c234',234,'1aKc',235,235,'1aKc',1760000000169);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',170,2,'c235',235,'2p',236,236,'2p',1760000000170);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',171,1,'c236',236,'1aJd',237,239,'1aJd 0<KsJhKdAhAsKhKcJd 27:1>2:6',1760000000171);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',172,1,'c239',239,'1a7c',240,240,'1a7c',1760000000172);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',173,2,'c240',240,'2d7cTc',241,241,'2d7cTc',1760000000173);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',174,1,'c241',241,'1a7s',242,242,'1a7s',1760000000174);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',175,2,'c242',242,'2k',243,243,'2k',1760000000175);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',176,1,'c243',243,'1p',244,244,'1p',1760000000176);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',177,0,'c244',244,'0p',245,247,'0p 2<7cTc7s 28:0>1:5',1760000000177);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',178,0,'c247',247,'0aAc',248,248,'0aAc',1760000000178);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',179,1,'c248',248,'1k',249,249,'1k',1760000000179);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',180,0,'c249',249,'0aAh',250,250,'0aAh',1760000000180);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',181,0,'c250',250,'0aAs',251,251,'0aAs',1760000000181);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',182,0,'c251',251,'0p',252,252,'0p',1760000000182);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',183,2,'c252',252,'2aAd',253,253,'2aAd',1760000000183);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',184,0,'c253',253,'0p',254,254,'0p',1760000000184);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',185,2,'c254',254,'2p',255,257,'2p 1<AcAhAsAd 29:2>0:6',1760000000185);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',186,2,'c257',257,'2aTs',258,258,'2aTs',1760000000186);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',187,0,'c258',258,'0dTs9h',259,259,'0dTs9h',1760000000187);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',188,2,'c259',259,'2aTd',260,260,'2aTd',1760000000188);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',189,0,'c260',260,'0dTdJd',261,261,'0dTdJd',1760000000189);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',190,2,'c261',261,'2p',262,262,'2p',1760000000190);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',191,1,'c262',262,'1a9s',263,263,'1a9s',1760000000191);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',192,0,'c263',263,'0d9sKh',264,264,'0d9sKh',1760000000192);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',193,2,'c264',264,'2aTc',265,265,'2aTc',1760000000193);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',194,0,'c265',265,'0dTcJh',266,266,'0dTcJh',1760000000194);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',195,2,'c266',266,'2p',267,267,'2p',1760000000195);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',196,1,'c267',267,'1p',268,270,'1p xTs9hTdJd9sKhTcJh 30:0>1:6',1760000000196);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',197,0,'c270',270,'0aKc',271,271,'0aKc',1760000000197);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',198,1,'c271',271,'1dKcAh',272,272,'1dKcAh',1760000000198);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',199,0,'c272',272,'0p',273,273,'0p',1760000000199);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',200,2,'c273',273,'2p',274,276,'2p xKcAh 31:1>2:5',1760000000200);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',201,1,'c276',276,'1a8c',277,277,'1a8c',1760000000201);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',202,2,'c277',277,'2k',278,278,'2k',1760000000202);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',203,1,'c278',278,'1p',279,279,'1p',1760000000203);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',204,0,'c279',279,'0p',280,282,'0p 2<8c 32:0>1:6',1760000000204);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',205,0,'c282',282,'0aJs',283,283,'0aJs',1760000000205);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',206,1,'c283',283,'1dJsAs',284,284,'1dJsAs',1760000000206);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',207,0,'c284',284,'0p',285,285,'0p',1760000000207);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',208,2,'c285',285,'2p',286,288,'2p xJsAs 33:1>2:6',1760000000208);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',209,1,'c288',288,'1aAc',289,289,'1aAc',1760000000209);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',210,2,'c289',289,'2k',290,290,'2k',1760000000210);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',211,1,'c290',290,'1aAd',291,291,'1aAd',1760000000211);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',212,1,'c291',291,'1p',292,292,'1p',1760000000212);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',213,0,'c292',292,'0p',293,295,'0p 2<AcAd 34:0>1:3',1760000000213);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',214,0,'c295',295,'0aKd',296,296,'0aKd',1760000000214);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',215,1,'c296',296,'1k',297,297,'1k',1760000000215);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',216,0,'c297',297,'0p',298,298,'0p',1760000000216);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',217,2,'c298',298,'2p',299,301,'2p 1<Kd 35:2>0:2',1760000000217);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',218,2,'c301',301,'2aAc',302,302,'2aAc',1760000000218);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',219,0,'c302',302,'0k',303,303,'0k',1760000000219);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',220,2,'c303',303,'2p',304,304,'2p',1760000000220);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',221,1,'c304',304,'1p',305,307,'1p 0<Ac 36:1>2:6',1760000000221);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',222,1,'c307',307,'1a7d',308,308,'1a7d',1760000000222);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',223,2,'c308',308,'2k',309,309,'2k',1760000000223);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',224,1,'c309',309,'1p',310,310,'1p',1760000000224);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',225,0,'c310',310,'0p',311,313,'0p 2<7d 37:0>1:3',1760000000225);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',226,0,'c313',313,'0a9d',314,314,'0a9d',1760000000226);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',227,1,'c314',314,'1d9dKd',315,315,'1d9dKd',1760000000227);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',228,0,'c315',315,'0p',316,316,'0p',1760000000228);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',229,2,'c316',316,'2p',317,319,'2p x9dKd 38:1>2:6',1760000000229);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',230,1,'c319',319,'1aQs',320,320,'1aQs',1760000000230);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',231,2,'c320',320,'2dQs8h',321,321,'2dQs8h',1760000000231);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',232,1,'c321',321,'1p',322,322,'1p',1760000000232);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',233,0,'c322',322,'0p',323,325,'0p xQs8h 39:2>0:2',1760000000233);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',234,2,'c325',325,'2a6c',326,326,'2a6c',1760000000234);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',235,0,'c326',326,'0d6cAc',327,327,'0d6cAc',1760000000235);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',236,2,'c327',327,'2a6d',328,328,'2a6d',1760000000236);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',237,0,'c328',328,'0k',329,331,'0k 0<6cAc6d 40:1>2:5',1760000000237);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',238,1,'c331',331,'1aQc',332,332,'1aQc',1760000000238);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',239,2,'c332',332,'2k',333,333,'2k',1760000000239);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',240,0,'c333',333,'0p',334,337,'0p 2<Qc 1x 41:0>2:6',1760000000240);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',241,0,'c337',337,'0aKs',338,338,'0aKs',1760000000241);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',242,2,'c338',338,'2k',339,339,'2k',1760000000242);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',243,0,'c339',339,'0p',340,342,'0p 2<Ks 42:0>2:6',1760000000243);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',244,0,'c342',342,'0a6c',343,343,'0a6c',1760000000244);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',245,2,'c343',343,'2d6c8c',344,344,'2d6c8c',1760000000245);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',246,0,'c344',344,'0a6d',345,345,'0a6d',1760000000246);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',247,2,'c345',345,'2d6d7d',346,346,'2d6d7d',1760000000247);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',248,0,'c346',346,'0p',347,349,'0p x6c8c6d7d 43:2>0:1',1760000000248);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',249,2,'c349',349,'2a7s',350,350,'2a7s',1760000000249);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',250,0,'c350',350,'0k',351,353,'0k 0<7s 44:2>0:2',1760000000250);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',251,2,'c353',353,'2aKs',354,354,'2aKs',1760000000251);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',252,0,'c354',354,'0k',355,355,'0k',1760000000252);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',253,2,'c355',355,'2p',356,358,'2p 0<Ks 45:2>0:3',1760000000253);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',254,2,'c358',358,'2aQc',359,359,'2aQc',1760000000254);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',255,0,'c359',359,'0k',360,360,'0k',1760000000255);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',256,2,'c360',360,'2p',361,363,'2p 0<Qc 46:2>0:4',1760000000256);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',257,2,'c363',363,'2aAd',364,364,'2aAd',1760000000257);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',258,0,'c364',364,'0k',365,365,'0k',1760000000258);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',259,2,'c365',365,'2p',366,368,'2p 0<Ad 47:2>0:5',1760000000259);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',260,2,'c368',368,'2a7c',369,369,'2a7c',1760000000260);
INSERT INTO "moves" VALUES('finishedxxxxxxxxxxxx',261,0,'c369',369,'0d7cQc',370,373,'0d7cQc x7cQc 2x #0',1760000000261);
INSERT INTO "moves" VALUES('afterxitxxxxxxxxxxxx',1,0,'c2',2,'0a6d',3,3,'0a6d',1760000000001);
INSERT INTO "moves" VALUES('afterxitxxxxxxxxxxxx',2,1,'c3',3,'1k',4,4,'1k',1760000000002);
INSERT INTO "moves" VALUES('afterxitxxxxxxxxxxxx',3,0,'c4',4,'0p',5,5,'0p',1760000000003);
INSERT INTO "moves" VALUES('afterxitxxxxxxxxxxxx',4,2,'c5',5,'2p',6,9,'2p 1<6d 0+9s 2:2>0:6',1760000000004);
INSERT INTO "moves" VALUES('afterxitxxxxxxxxxxxx',5,2,'c9',9,'2aQd',10,10,'2aQd',1760000000005);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',1,0,'c2',2,'0aAd',3,3,'0aAd',1760000000001);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',2,1,'c3',3,'1k',4,4,'1k',1760000000002);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',3,0,'c4',4,'0aAh',5,5,'0aAh',1760000000003);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',4,0,'c5',5,'0p',6,9,'0p 1<AdAh 0+JdTs 2:0>1:6',1760000000004);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',5,0,'c9',9,'0aJh',10,10,'0aJh',1760000000005);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',6,1,'c10',10,'1dJhAh',11,11,'1dJhAh',1760000000006);
INSERT INTO "moves" VALUES('resignedxxxxxxxxxxxx',7,0,'c11',11,'0r',12,13,'0r #0r',1760000000007);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',1,1,'c2',2,'1aKc',3,3,'1aKc',1760000000001);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',2,0,'c3',3,'0dKcAc',4,4,'0dKcAc',1760000000002);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',3,1,'c4',4,'1p',5,9,'1p xKcAc 1+Jh 0+6h 2:0>1:6',1760000000003);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',4,0,'back2',9,'undo',10,10,'0u3',1760000000004);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',5,0,'c10',10,'0dKcKs',11,11,'0dKcKs',1760000000005);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',6,1,'c11',11,'1p',12,16,'1p xKcKs 1+Jh 0+6h 2:0>1:6',1760000000006);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',7,0,'c16',16,'0aQd',17,17,'0aQd',1760000000007);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',8,0,'back5',17,'undo',18,18,'0u16',1760000000008);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',9,0,'c18',18,'0a8c',19,19,'0a8c',1760000000009);
INSERT INTO "moves" VALUES('takenxbackxxxxxxxxxx',10,1,'c19',19,'1d8cTs',20,20,'1d8cTs',1760000000010);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',1,3,'c2',2,'3aKh',3,3,'3aKh',1760000000001);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',2,0,'c3',3,'0k',4,4,'0k',1760000000002);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',3,3,'c4',4,'3p',5,5,'3p',1760000000003);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',4,1,'c5',5,'1p',6,6,'1p',1760000000004);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',5,2,'c6',6,'2aKs',7,7,'2aKs',1760000000005);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',6,3,'c7',7,'3p',8,8,'3p',1760000000006);
INSERT INTO "moves" VALUES('todaysxxxxxxxxxxxxxx',7,1,'c8',8,'1aKc',9,9,'1aKc',1760000000007);
CREATE TABLE seats (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR NOT NULL, 
	name VARCHAR, 
	persona INTEGER NOT NULL, 
	token_hash VARCHAR, 
	CONSTRAINT pk_seats PRIMARY KEY (game, seat), 
	CONSTRAINT fk_seats_game FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('justxdealtxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('justxdealtxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('runningxxxxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('runningxxxxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('runningxxxxxxxxxxxxx',2,'plain',NULL,2,NULL);
INSERT INTO "seats" VALUES('runningxxxxxxxxxxxxx',3,'plain',NULL,3,NULL);
INSERT INTO "seats" VALUES('finishedxxxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('finishedxxxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('finishedxxxxxxxxxxxx',2,'plain',NULL,2,NULL);
INSERT INTO "seats" VALUES('afterxitxxxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('afterxitxxxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('afterxitxxxxxxxxxxxx',2,'plain',NULL,2,NULL);
INSERT INTO "seats" VALUES('resignedxxxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('resignedxxxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('lessonxxxxxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('lessonxxxxxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('takenxbackxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('takenxbackxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('todaysxxxxxxxxxxxxxx',0,'person','Ann',0,'5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f');
INSERT INTO "seats" VALUES('todaysxxxxxxxxxxxxxx',1,'plain',NULL,1,NULL);
INSERT INTO "seats" VALUES('todaysxxxxxxxxxxxxxx',2,'plain',NULL,2,NULL);
INSERT INTO "seats" VALUES('todaysxxxxxxxxxxxxxx',3,'plain',NULL,3,NULL);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE INDEX ix_games_today ON games (today);
COMMIT;
