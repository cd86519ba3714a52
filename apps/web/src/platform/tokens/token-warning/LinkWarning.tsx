import type { Token } from '@musi/domain/currency'
import { warningFor } from '../catalogue/tokenTrust.ts'
import { TokenWarningDialog } from './TokenWarningDialog.tsx'

type Props = {
  tokens: readonly Token[]
  onContinue: () => void
  onLeave: () => void
  onUseKnown: (token: Token, known: Token) => void
}

/** The warning about tokens of a link. Loaded on demand, because its code knows the look-alike letters of all scripts. */
export const LinkWarning = ({ tokens, ...rest }: Props) => (
  <TokenWarningDialog warnings={tokens.flatMap((token) => warningFor(token, 'link') ?? [])} {...rest} />
)
