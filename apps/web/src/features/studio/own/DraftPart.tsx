import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Skeleton } from '@musi/ui/Skeleton'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import type { OwnSong } from '../publish/studioApi.ts'
import { termsFacts } from '../publish/termsFacts.tsx'
import { typedTermsOf } from '../terms/typedTermsOf.ts'
import { typedTerms } from '../terms/typedTerms.ts'
import { useTypedTerms } from '../terms/useTypedTerms.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { DraftTerms } from './DraftTerms.tsx'
import { TermsPart } from './TermsPart.tsx'

type Props = { id: string; account: Address; song: OwnSong; onChanged: (song: OwnSong) => void }

/** The terms on which a draft will be registered (spec: studio.terms-changed). */
export function DraftPart({ id, account, song, onChanged }: Props) {
  const { plan, supporters } = song
  const typed = useTypedTerms(id)
  const lookup = useToken(plan?.token ?? null)
  const [isSaved, setSaved] = useState(false)
  const token = lookup.kind === 'token' ? lookup.token : null
  const { cost = null, opensAtSeconds = null, payees = [] } = plan ?? {}
  const facts =
    token === null || cost === null
      ? null
      : termsFacts({ cost: amountOf(token, cost), opensAtSeconds, payees, supporters })
  function begin(): void {
    setSaved(false)
    typedTerms.change(
      id,
      typedTermsOf(plan, supporters, { artist: account, token, collection: contractOf('musicNft') }),
    )
  }
  return (
    <TermsPart
      {...{ id, isSaved }}
      title={ownSongsText('terms')}
      onChange={begin}
      form={
        typed && (
          <DraftTerms
            {...{ id, account, song, typed }}
            onChanged={(changed) => {
              setSaved(true)
              onChanged(changed)
            }}
          />
        )
      }
    >
      {facts !== null && <ReviewFacts facts={facts} />}
      {lookup.kind === 'loading' && <Skeleton label={ownSongsText('terms.reading')} />}
    </TermsPart>
  )
}
