import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { unitText } from '../../../platform/page/money/unitText.ts'
import terms from '../terms/Terms.module.css'
import { typedTerms } from '../terms/typedTerms.ts'
import { p } from './publishWords.ts'

/** In which of the artist's own tokens a song is paid. */
export const TokenChoice = ({ id, token, own }: { id: string; token: Token; own: readonly Token[] }) => (
  <label className={terms['choice']}>
    <span>{p('token')}</span>
    <select
      id={`${id}-token`}
      value={token.address}
      onChange={({ target }) =>
        typedTerms.change(id, { token: own.find(({ address }) => address === target.value)?.address ?? null })
      }
    >
      {own.map((each) => (
        <option key={each.address} value={each.address}>
          {unitText(each)} · {safeText(each.name, TOKEN_LIMITS.name)}
        </option>
      ))}
    </select>
  </label>
)
