"""What one seat may know: events projected to a seat, and the view they add up to."""

from kozyr.view.fold import first_view, fold, fold_all
from kozyr.view.project import project
from kozyr.view.view import SeenHand, View, observe

__all__ = ["SeenHand", "View", "first_view", "fold", "fold_all", "observe", "project"]
