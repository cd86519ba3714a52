import { buttonClass } from '@musi/ui/controls/Button'
import { Link } from '#platform/page/navigation/Link.tsx'
import { publishText } from './publishWords.ts'
import type { OwnTokens } from './useOwnTokens.ts'

/** Reason why there is no token that a song could be paid in, and the way to one. */
export const NoOwnToken = ({ why }: { why: Exclude<OwnTokens['kind'], 'some'> }) =>
  why === 'none' ? (
    <>
      <p>{publishText('token.none')}</p>
      <Link className={buttonClass()} to="/create-artist-token">
        {publishText('token.create')}
      </Link>
    </>
  ) : (
    <p aria-live="polite">{publishText(`token.${why}`)}</p>
  )
