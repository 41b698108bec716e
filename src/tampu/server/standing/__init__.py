"""What is kept of finished games for those who played them: results, and ratings."""
