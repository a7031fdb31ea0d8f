"""Experience, levels, unlocks, ratings: formulas without storage. (Empty until progress is built.)"""
