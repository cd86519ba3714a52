import type { Token } from '@musi/domain/currency'
import { warningFor } from '../catalogue/tokenTrust.ts'
import { TokenWarningDialog } from './TokenWarningDialog.tsx'

type Props = {
  tokens: readonly Token[]
  onContinue: () => void
  onLeave: () => void
  onUseKnown: (token: Token, known: Token) => void
}

/** What is asked about the tokens of a link; its code, which knows the letters of all scripts, comes with the first of them. */
export const LinkWarning = ({ tokens, ...rest }: Props) => (
  <TokenWarningDialog warnings={tokens.flatMap((token) => warningFor(token, 'link') ?? [])} {...rest} />
)
