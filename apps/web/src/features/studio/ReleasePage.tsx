import { contractOf } from '#platform/page/config/config.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { ReleaseForm } from './release/form/ReleaseForm.tsx'
import { ReleaseFrame } from './ReleaseFrame.tsx'
import { ReleaseJourney } from './release/steps/ReleaseJourney.tsx'
import { storedReleases } from './release/state/storedReleases.ts'
import { releaseText } from './release/state/releaseWords.ts'

/** /release: the form for a new piece, or the steps of the release under way (spec: release.page). */
export function ReleasePage() {
  const account = useAccount()
  useVisitValue(storedReleases)
  const factory = contractOf('musicCollectionFactory')
  const market = contractOf('seaport')
  const release = account === null ? null : storedReleases.of(account)
  return (
    <ReleaseFrame>
      {factory === null || market === null ? (
        <p>{releaseText(factory === null ? 'noFactory' : 'noMarket')}</p>
      ) : release === null ? (
        <ReleaseForm key={account} factory={factory} account={account} />
      ) : (
        <ReleaseJourney key={`${account} ${release.salt}`} {...{ release, factory, market }} />
      )}
    </ReleaseFrame>
  )
}
