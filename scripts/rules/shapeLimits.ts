type Limit = { most: number; why: string }

/** Upper limit of each figure. Lower a limit above its goal whenever the tree allows. */
export const SHAPE_LIMITS = {
  cycles: { most: 0, why: 'Files that import each other in a circle cannot be read, loaded or moved one by one.' },
  'folder cycles of the web app': { most: 0, why: 'Folders that know each other both ways are one folder.' },
  'folder cycles of the server': { most: 0, why: 'A folder of the server knows only those below it.' },
  'folder cycles of packages': { most: 21, why: 'The same holds within a package; the goal is 0.' },
  'sources of the fullest folder': { most: 20, why: 'A folder that holds more is looked through and no longer seen.' },
  'functions over 80 lines': { most: 0, why: 'A function does one thing.' },
  'CSS modules': { most: 170, why: 'A look that two screens share belongs to the interface’s own parts.' },
  'repeated CSS rules': { most: 100, why: 'A rule that stands twice is changed once.' },
} satisfies Record<string, Limit>

export type ShapeFigure = keyof typeof SHAPE_LIMITS

/** A line for each figure above its limit, with the reason for the limit. */
export const beyondLimits = (
  figures: Readonly<Record<ShapeFigure, number>>,
  limits: Readonly<Record<ShapeFigure, Limit>> = SHAPE_LIMITS,
): string[] =>
  (Object.keys(limits) as ShapeFigure[])
    .filter((figure) => figures[figure] > limits[figure].most)
    .map(
      (figure) => `${figure}: ${figures[figure]}, and ${limits[figure].most} at most are meant. ${limits[figure].why}`,
    )
