import type { ListProblem } from '@musi/domain/token-lists/listProblem'
import { schemaDetails } from '@musi/domain/token-lists/schema'
import { t } from './listWords.ts'

/** The sentences of the catalogue (spec: token-lists.url, token-lists.candidates, token-lists.schema). */
export function listProblemText(problem: ListProblem): string {
  switch (problem.kind) {
    case 'unrecognizedProtocol':
      return t('problem.protocol')
    case 'nameNotResolved':
      return t('problem.name', { name: problem.name })
    case 'contentHashNotTranslated':
      return t('problem.contentHash', { hash: problem.hash })
    case 'notDownloaded':
      return t('problem.download', { url: problem.url })
    case 'invalid':
      return t('problem.invalid', { details: schemaDetails(problem.problems) })
  }
}
