/* Random two-seat games of `atlasnye`, in plain C: what the compiled core is measured against.
 *
 * It deals, plays and counts exactly as kozyr.core does, written by hand for this one game: the checksums must agree.
 * Cards are rank * 4 + suit, the trump suit relabelled 3; a set of cards is one word.
 */
#include <stdint.h>

typedef uint64_t cards;

#define ONE_SUIT 0x1111111111111ULL
#define TRUMPS 0x8888888888888ULL
#define DECK 36
#define HAND 6

typedef struct {
    uint64_t durak[2], draws, games, decisions, bouts, checksum, seed;
} tally;

static inline uint32_t below(uint64_t *seed, uint32_t count)
{
    uint64_t z = *seed += 0x9E3779B97F4A7C15ULL;
    z = (z ^ z >> 33) * 0x62A9D9ED799705F5ULL;
    z = (z ^ z >> 28) * 0xCB24D0A5C88C35B3ULL;
    return (uint32_t)((z >> 32) * count >> 32);
}

static inline uint64_t mix(uint64_t hashed, uint64_t word)
{
    hashed = (hashed ^ word) * 0xD6E8FEB86659FD93ULL;
    return hashed ^ hashed >> 32;
}

static inline cards pick(cards set, uint32_t place)
{
    while (place--)
        set &= set - 1;
    return set & -set;
}

static inline cards same_ranks(cards set)
{
    return ((set | set >> 1 | set >> 2 | set >> 3) & ONE_SUIT) * 15;
}

static inline cards beating(cards attack)
{
    int card = __builtin_ctzll(attack);
    cards higher = (ONE_SUIT << card << 4) & (ONE_SUIT * 15);
    return attack & TRUMPS ? higher : higher | TRUMPS;
}

static inline cards relabelled(int card, int trump)
{
    int suit = card & 3;
    return 1ULL << (card - suit + (suit == trump ? 3 : suit - (suit > trump)));
}

static inline void draw(cards *hand, const uint8_t *deck, int *next, int trump)
{
    int wanted = HAND - __builtin_popcountll(*hand);
    while (wanted-- > 0 && *next < DECK) {
        /* The turned card, dealt at place 12, is drawn last. */
        int place = ++*next < DECK ? *next : 2 * HAND;
        *hand |= relabelled(deck[place], trump);
    }
}

static void play(uint64_t *seed, tally *sum)
{
    uint8_t deck[DECK];
    cards hands[2] = {0, 0};
    uint32_t dealer = below(seed, 2), decisions = 0, bouts = 0;
    for (int i = 0; i < DECK; i++) {
        uint32_t j = below(seed, i + 1);
        deck[i] = deck[j];
        deck[j] = 16 + i;
    }
    int trump = deck[2 * HAND] & 3, next = 2 * HAND;
    for (int i = 0; i < 2 * HAND; i++)
        hands[(dealer + 1 + i) & 1] |= relabelled(deck[i], trump);
    cards low0 = hands[0] & TRUMPS, low1 = hands[1] & TRUMPS;
    low0 &= -low0, low1 &= -low1;
    int attacker = low1 && (!low0 || low1 < low0);
    cards a = hands[attacker], d = hands[!attacker];

    for (;;) {
        int limit = __builtin_popcountll(d), taken = 0;
        if (limit > HAND)
            limit = HAND;
        cards card = pick(a, below(seed, __builtin_popcountll(a))), table = card, fitting;
        uint32_t count, place;
        a ^= card;
        decisions++;
        for (;;) {
            fitting = d & beating(card);
            count = __builtin_popcountll(fitting);
            place = below(seed, count + 1);
            decisions++;
            limit--;
            if (place == count) {
                taken = 1;
                break;
            }
            card = pick(fitting, place);
            d ^= card, table |= card;
            if (!limit || !a)
                break;
            fitting = a & same_ranks(table);
            count = __builtin_popcountll(fitting);
            place = below(seed, count + 1);
            decisions++;
            if (place == count)
                break;
            card = pick(fitting, place);
            a ^= card, table |= card;
        }
        if (taken) {
            cards ranks = same_ranks(table);
            while (limit > 0 && a) {
                fitting = a & ranks;
                count = __builtin_popcountll(fitting);
                place = below(seed, count + 1);
                decisions++;
                if (place == count)
                    break;
                card = pick(fitting, place);
                a ^= card, table |= card;
                limit--;
            }
            d |= table;
        }
        bouts++;
        draw(&a, deck, &next, trump);
        draw(&d, deck, &next, trump);
        if (!a || !d)
            break;
        if (!taken) {
            cards other = a;
            a = d, d = other;
            attacker = !attacker;
        }
    }
    int durak = a ? attacker : d ? !attacker : 7;
    if (durak == 7)
        sum->draws++;
    else
        sum->durak[durak]++;
    sum->games++, sum->decisions += decisions, sum->bouts += bouts;
    sum->checksum = mix(mix(sum->checksum, decisions * 8 + durak), a ^ d);
}

/* Plays so many games from a seed; all of `sum` is written. */
void play_games(uint64_t seed, uint64_t games, tally *sum)
{
    *sum = (tally){.seed = seed};
    while (games--)
        play(&sum->seed, sum);
}
