import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { Banner } from '../Banner.tsx'
import { t } from '../shellWords.ts'

/** What is wrong with the chain or the way to it, for as long as it is. */
export function ChainBanner() {
  const { trouble } = useHeads()
  return trouble === null ? null : (
    <Banner tone="caution" close={null}>
      {t(`trouble.${trouble}`)}
    </Banner>
  )
}
