# The shapes of shape.py, for the compiler. Fields and functions carry the same names; tests/core compares them.

ctypedef int Number
ctypedef unsigned long long Word
ctypedef unsigned long long Cards
ctypedef double Real
ctypedef unsigned long long *ChanceAt
ctypedef int *PathAt
ctypedef int Path[256]
ctypedef unsigned long long *WordsAt
ctypedef unsigned char *CardsAt
ctypedef unsigned long long OneWord[1]
ctypedef unsigned char Room[64]

cdef struct State:
    Cards hands[6]
    Cards table
    unsigned char talon[52]
    unsigned char attack[6]
    unsigned char beat[6]
    Number talon_left
    Number attacks
    Number beaten
    Number limit
    Number option_limit
    Number attacker
    Number defender
    Number actor
    Number taking
    Number throwers
    Number passed
    Number out
    Number bout
    Number discarded
    Number over
    Number durak
    Number seats
    Number trump
    Number bout_limit
    Number first_limit
    Number until_discard
    Number throw_in
    Number transfer
    Number transfer_first

ctypedef State *StateAt

cdef struct Duel:
    Cards attacking
    Cards defending
    Number attacker
    Number limit
    CardsAt talon
    Number talon_left
    OneWord chance
    Number decisions
    Number bouts

ctypedef Duel *DuelAt

cdef struct Solving:
    WordsAt table
    Word mask
    Word nodes
    Word most
    Number stopped
    Word seed
    Number transfer
    WordsAt room
    Word room_mask
    Word waiting
    Word leans
    WordsAt closed
    Number closed_count
    Number asker
    Number bout_limit
    Number first_limit
    Number until_discard

ctypedef Solving *SolvingAt

cdef struct Unseen:
    Cards pool
    Number hidden[6]
    Number doubts
    unsigned char doubt[384]

ctypedef Unseen *UnseenAt

cdef struct Node:
    Number action
    Number seat
    Number first
    Number next
    Number visits
    Number available
    Word total

ctypedef Node *NodesAt

cdef struct Search:
    NodesAt tree
    Number used
    Number most
    OneWord chance
    Number payoff[6]
    Number policy
    Number noise
    Number longest
    Real boldness
    Real trust
    Number solved_cards
    Number solved_nodes
    Solving solving

ctypedef Search *SearchAt

cdef struct Tally:
    Word durak[6]
    Word draws
    Word unfinished
    Word games
    Word decisions
    Word bouts
    Word checksum

ctypedef Tally *TallyAt

cdef extern from *:
    """
    #include <math.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int lowest_card(unsigned long long cards) { unsigned long at; _BitScanForward64(&at, cards); return (int)at; }
    static int highest_card(unsigned long long cards) { unsigned long at; _BitScanReverse64(&at, cards); return (int)at; }
    #define count_cards(cards) ((int)__popcnt64(cards))
    #else
    #define lowest_card(cards) __builtin_ctzll(cards)
    #define highest_card(cards) (63 - __builtin_clzll(cards))
    #define count_cards(cards) __builtin_popcountll(cards)
    #endif
    #define words_at(table) ((unsigned long long *)PyByteArray_AsString(table))
    #define nodes_at(tree) ((struct __pyx_t_5kozyr_4core_8compiled_Node *)PyByteArray_AsString(tree))
    #define new_tree(nodes) PyByteArray_FromStringAndSize(NULL, (nodes) * (Py_ssize_t)sizeof(struct __pyx_t_5kozyr_4core_8compiled_Node))
    #define square_root(number) sqrt((double)(number))
    #define card_bit(card) (1ULL << (card))
    #define copy_state(into, source) (*(into) = *(source))
    """
    Number lowest_card(Cards cards) noexcept nogil
    Number highest_card(Cards cards) noexcept nogil
    WordsAt words_at(object table)
    object new_tree(Number nodes)
    NodesAt nodes_at(object tree)
    Real square_root(Number number) noexcept nogil
    Number count_cards(Cards cards) noexcept nogil
    Cards card_bit(Number card) noexcept nogil
    void copy_state(StateAt into, StateAt source) noexcept nogil
