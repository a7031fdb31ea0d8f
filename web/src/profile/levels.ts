/** Where levels begin, as the server has it (docs/progress.md): what is drawn of levels that it does not tell about. */
const STEP = 50

/** The points with which a level (1 or more) begins. */
export const thresholdOf = (level: number): number => STEP * level * (level - 1)
