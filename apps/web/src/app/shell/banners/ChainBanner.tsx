import { numberText } from '#platform/page/i18n/numberText.ts'
import type { HeadsView } from '#platform/session/chain/heads.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useIsPageUnread } from '#platform/page/loading/unreadPages.ts'
import { Banner } from '#platform/page/card/Banner.tsx'
import { shellText } from '../shellWords.ts'

/** The text of the banner, with the block of the figures on screen if there are any (spec: heads.banner). */
function sentence({ trouble, rpcOutage, apiOutage }: HeadsView, isPageUnread: boolean): string | null {
  switch (trouble) {
    case null:
      return null
    case 'offline':
    case 'silent':
    case 'unread':
    case 'unserved': {
      const block = (trouble === 'unserved' ? apiOutage : (rpcOutage ?? apiOutage))?.block ?? null
      return block === null || isPageUnread
        ? shellText(`trouble.${trouble}`)
        : shellText(`trouble.${trouble}.from`, { number: numberText(block) })
    }
    default:
      return shellText(`trouble.${trouble}`)
  }
}

/** Shows problems with the chain or the connection while they last. */
export function ChainBanner() {
  const text = sentence(useHeads(), useIsPageUnread())
  return text === null ? null : (
    <Banner tone="caution" close={null} stays>
      {text}
    </Banner>
  )
}
