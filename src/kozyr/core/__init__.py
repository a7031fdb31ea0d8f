"""The fast twin of the rules on fully known positions, and the kernels of search. (Empty until the core is built.)"""
