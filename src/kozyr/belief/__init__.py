"""From a view and its history: what is known, possible and likely. (Empty until the strong player is built.)"""
