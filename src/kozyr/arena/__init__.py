"""Paired matches, ratings, reports. (Empty until the arena is built.)"""
