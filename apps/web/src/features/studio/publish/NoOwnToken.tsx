import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import { publishText } from './publishWords.ts'
import type { OwnTokens } from './useOwnTokens.ts'

/** Says why the artist has no token to be paid in, with a link to create one. */
export const NoOwnToken = ({ reason }: { reason: Exclude<OwnTokens['kind'], 'some'> }) =>
  reason === 'none' ? (
    <>
      <p>{publishText('token.none')}</p>
      <Link className={buttonClass()} to="/create-artist-token">
        {publishText('token.create')}
      </Link>
    </>
  ) : (
    <p aria-live="polite">{publishText(`token.${reason}`)}</p>
  )
