"""A finished game looked at with the engine. (Empty until review is built.)"""
