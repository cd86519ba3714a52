import type { VersionLink } from '@musi/domain/exchange/versionLink'
import type { ProtocolVersion } from '@musi/domain/exchange/hop'
import { tradeVersionSearch } from '@musi/domain/url/tradeVersionSearch'
import { textClass } from '@musi/ui/Text'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import styles from './Form.module.css'
import { swapText } from './swapWords.ts'

const TARGET_VERSION: Readonly<Record<VersionLink, ProtocolVersion>> = {
  betterOnV1: 'v1',
  betterOnV2: 'v2',
  switchToV2: 'v2',
}

function noticeText(link: VersionLink): readonly [text: string, linkText: string] {
  if (link === 'betterOnV1') return [swapText('better'), swapText('to.v1')]
  return link === 'betterOnV2'
    ? [swapText('better'), swapText('to.v2')]
    : [swapText('showing.v1'), swapText('switch.v2')]
}

/** Offered if the other version has a better price, or is the newer one (spec: swap.version-link). */
export function VersionNotice({ link }: { link: VersionLink | null }) {
  const { pathname, search } = useLocation()
  if (link === null) return null
  const [text, linkText] = noticeText(link)
  return (
    <p id="swap-version" className={styles['notice']}>
      {text}{' '}
      <Link
        className={textClass({ tone: 'link', weight: 620 })}
        to={`${pathname}${tradeVersionSearch(search, TARGET_VERSION[link])}`}
      >
        {linkText}
      </Link>
    </p>
  )
}
