// Modules of the page hold state for one visit (apps/web/src/platform/page/visit): tests leave a page without loading
// it anew.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

const PAGE = /^apps\/web\/src\/(?!testing\/)(?!.*\/testing\/)(?!.*\.test\.tsx?$)/
/** Module state: a top-level variable that changes, or a collection that is filled. Weak collections are allowed, because they end with their keys; an empty constant has a name in capitals. */
const HELD = /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)$)/gm

/** By file and name, with the reason. */
const NOT_OF_A_VISIT: Readonly<Record<string, string>> = {
  'platform/page/visit/visit.ts end': 'it is what ends the visit',
  'platform/page/loading/workerUrl.ts policy': 'a document has one policy of a name, whatever page is in it',
  'platform/session/transactions/receipts/watchReceipts.ts runRound': 'code that has come stays',
  'platform/session/transactions/receipts/watchReceipts.ts loading': 'code that has come stays',
  'app/LazyPage.tsx pages': 'code that has come stays',
  'app/wallet/demo/DemoWindow.tsx questions': 'keys that must differ',
}
/** A worker starts and ends with the visit. */
const WORKER = /(?:Worker|worker)\.ts$/

/** A line for each value that would outlive the visit. */
export function visitState(tree: string): string[] {
  return sourceFiles(tree)
    .filter((file) => PAGE.test(file) && !WORKER.test(file))
    .flatMap((file) => {
      const place = file.replace('apps/web/src/', '')
      const names = [...readFileSync(join(tree, file), 'utf8').matchAll(HELD)].map(([, held, filled]) => held ?? filled)
      return names
        .filter((name = '') => name !== name.toUpperCase() && !Object.hasOwn(NOT_OF_A_VISIT, `${place} ${name}`))
        .map((name) => `${file}: ${name} outlives the visit; perVisit, visitValue or visitListeners hold it for one`)
    })
}
