"""Provable deals: commitment, deck from seeds, verification. (Empty until provable deals are built.)"""
