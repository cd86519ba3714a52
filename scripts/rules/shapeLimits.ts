type Limit = { most: number; why: string }

/** Upper limit of each figure. Lower a limit above its goal whenever the tree allows. */
export const SHAPE_LIMITS = {
  cycles: { most: 0, why: 'Files that import each other in a circle cannot be read, loaded or moved one by one.' },
  'folder cycles of the web app': { most: 0, why: 'Two folders that import each other are in effect one folder.' },
  'folder cycles of the server': { most: 0, why: 'A folder of the server imports only folders below it.' },
  'folder cycles of packages': {
    most: 21,
    why: 'Folders of a package that import each other are in effect one folder; the goal is 0.',
  },
  'sources of the fullest folder': { most: 20, why: 'A folder with more files is hard to survey.' },
  'functions over 80 lines': { most: 0, why: 'A function does one thing.' },
  'CSS modules': { most: 170, why: 'A style that two screens share belongs in packages/ui.' },
  'repeated CSS rules': { most: 100, why: 'A rule that exists twice is soon changed in only one place.' },
} satisfies Record<string, Limit>

export type ShapeFigure = keyof typeof SHAPE_LIMITS

/** A line for each figure above its limit, with the reason for the limit. */
export const beyondLimits = (
  figures: Readonly<Record<ShapeFigure, number>>,
  limits: Readonly<Record<ShapeFigure, Limit>> = SHAPE_LIMITS,
): string[] =>
  (Object.keys(limits) as ShapeFigure[])
    .filter((figure) => figures[figure] > limits[figure].most)
    .map((figure) => `${figure}: ${figures[figure]}, but the limit is ${limits[figure].most}. ${limits[figure].why}`)
