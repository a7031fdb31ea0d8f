"""What one seat may know: events projected to a seat, and the view they add up to."""
