import type { Token } from '@musi/domain/currency'
import type { TokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { listLookSteps } from './listLooks.ts'
import { runInTurns } from './runInTurns.ts'
import { lookAlike } from './tokenTrust.ts'

/** The token that this one could be mistaken for; a long list is prepared in short turns first. */
export async function preparedLookAlike(token: Token): Promise<TokenLookAlike | null> {
  await runInTurns(listLookSteps(), () => true)
  return lookAlike(token)
}
