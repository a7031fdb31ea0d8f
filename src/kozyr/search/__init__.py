"""Decisions from a view: endgames, information-set search, budgets, explanations. (Empty until then.)"""
