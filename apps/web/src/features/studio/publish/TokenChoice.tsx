import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Select } from '@musi/ui/controls/Select'
import { unitText } from '#platform/page/money/unitText.ts'
import { typedTerms } from '../terms/typedTerms.ts'
import { publishText } from './publishWords.ts'

/** Choice among the artist's own tokens for the song's payment. */
export const TokenChoice = ({ id, token, tokens }: { id: string; token: Token; tokens: readonly Token[] }) => (
  <Select
    id={`${id}-token`}
    label={publishText('token')}
    value={token.address}
    options={tokens.map((each) => [each.address, `${unitText(each)} · ${safeText(each.name, TOKEN_LIMITS.name)}`])}
    onChange={(address) => typedTerms.change(id, { token: address })}
  />
)
