import type { ListProblem } from '@musi/domain/token-lists/listProblem'
import { schemaDetails } from '@musi/domain/token-lists/schema'
import { tokenListText } from './listWords.ts'

/** The sentences of the specification (spec: token-lists.url, token-lists.candidates, token-lists.schema). */
export function listProblemText(problem: ListProblem): string {
  switch (problem.kind) {
    case 'unrecognizedProtocol':
      return tokenListText('problem.protocol')
    case 'nameNotResolved':
      return tokenListText('problem.name', { name: problem.name })
    case 'contentHashNotTranslated':
      return tokenListText('problem.contentHash', { hash: problem.hash })
    case 'notDownloaded':
      return tokenListText('problem.download', { url: problem.url })
    case 'invalid':
      return tokenListText('problem.invalid', { details: schemaDetails(problem.problems) })
  }
}
