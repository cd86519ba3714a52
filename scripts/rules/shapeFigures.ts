import { longFunctions } from './longFunctions.ts'
import { repeatedRules } from './repeatedRules.ts'
import type { ShapeFigure } from './shapeLimits.ts'
import type { Shape } from './shapeOf.ts'

/** The figures that have limits, and the long functions and repeated rules to fix. */
export function shapeFigures(tree: string, { cycles, folderCycles, fullestFolders }: Shape) {
  const long = longFunctions(tree)
  const css = repeatedRules(tree)
  const figures: Record<ShapeFigure, number> = {
    cycles: cycles.length,
    'folder cycles of the web app': folderCycles.web.length,
    'folder cycles of the server': folderCycles.server.length,
    'folder cycles of packages': folderCycles.packages.length,
    'sources of the fullest folder': fullestFolders[0]?.sources ?? 0,
    'functions over 80 lines': long.length,
    'CSS modules': css.modules,
    'repeated CSS rules': css.repeated,
  }
  return { figures, long, css }
}
