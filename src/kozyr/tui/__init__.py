"""The terminal game. (Empty until it is built.)"""
