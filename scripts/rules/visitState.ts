// Modules of the page hold state for one visit (apps/web/src/platform/page/visit): tests leave a page without loading
// it anew.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

const PAGE = /^apps\/web\/src\/(?!testing\/)(?!.*\/testing\/)(?!.*\.test\.tsx?$)/
/** Module state: a top-level variable that changes, or a collection that is filled. Weak collections are allowed, because they end with their keys; an empty constant has a name in capitals. */
const MODULE_STATE = /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)$)/gm

/** State that may outlive a visit, by file and name, with the reason. */
const OUTLIVES_A_VISIT: Readonly<Record<string, string>> = {
  'platform/page/visit/visit.ts end': 'it ends the visit',
  'platform/page/loading/workerUrl.ts policy': 'a document may create a policy only once',
  'platform/session/transactions/receipts/watchReceipts.ts runRound': 'loaded code stays loaded',
  'platform/session/transactions/receipts/watchReceipts.ts loading': 'loaded code stays loaded',
  'app/LazyPage.tsx pages': 'loaded code stays loaded',
  'app/wallet/demo/DemoWindow.tsx questions': 'keys must stay unique',
}
/** A worker starts and ends with the visit. */
const WORKER = /(?:Worker|worker)\.ts$/

/** A line for each value that would outlive the visit. */
export function visitState(tree: string): string[] {
  return sourceFiles(tree)
    .filter((file) => PAGE.test(file) && !WORKER.test(file))
    .flatMap((file) => {
      const place = file.replace('apps/web/src/', '')
      const names = [...readFileSync(join(tree, file), 'utf8').matchAll(MODULE_STATE)].map(
        ([, variable, collection]) => variable ?? collection,
      )
      return names
        .filter((name = '') => name !== name.toUpperCase() && !Object.hasOwn(OUTLIVES_A_VISIT, `${place} ${name}`))
        .map((name) => `${file}: ${name} outlives the visit; use perVisit, visitValue or visitListeners`)
    })
}
