"""Foreign engines over a pipe or a socket. (Empty until the engine protocol is built.)"""
