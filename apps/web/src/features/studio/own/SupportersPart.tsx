import type { Token } from '@musi/domain/currency'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import type { OwnSong } from '../publish/studioApi.ts'
import { SupporterFields } from '../terms/SupporterFields.tsx'
import { SupportersText } from '../terms/SupportersText.tsx'
import { supporterKeys } from '../terms/parseTerms.ts'
import { termsText } from '../terms/termsWords.ts'
import { typedSupportersOf } from '../terms/typedTermsOf.ts'
import { type TypedTerms, typedTerms } from '../terms/typedTerms.ts'
import { useTypedTerms } from '../terms/useTypedTerms.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { TermsForm } from './TermsForm.tsx'
import { TermsPart } from './TermsPart.tsx'
import { useSongChange } from './useSongChange.ts'

type Props = { id: string; song: OwnSong; onChanged: (song: OwnSong) => void }

/** Edits who hears a registered song early, until its release (spec: studio.terms-changed). */
export function SupportersPart({ id, song, onChanged }: Props) {
  const { supporters, registered } = song
  const lookup = useToken(registered?.token ?? null)
  const token = lookup.kind === 'token' ? lookup.token : null
  const typed = useTypedTerms(id)
  const [isSaved, setSaved] = useState(false)
  function begin(): void {
    setSaved(false)
    typedTerms.change(id, typedSupportersOf(supporters, { token, collection: contractOf('musicNft') }))
  }
  return (
    <TermsPart
      {...{ id, isSaved }}
      title={ownSongsText('supporters')}
      onChange={token === null ? null : begin}
      form={
        typed &&
        token && (
          <SupportersForm
            {...{ id, song, token, typed }}
            onChanged={(changed) => {
              setSaved(true)
              onChanged(changed)
            }}
          />
        )
      }
    >
      <p>{supporters.length === 0 ? termsText('key.nobody') : <SupportersText keys={supporters} />}</p>
    </TermsPart>
  )
}

function SupportersForm({ id, song, token, typed, onChanged }: Props & { token: Token; typed: TypedTerms }) {
  const [isTried, setTried] = useState(false)
  const change = useSongChange(song.song, (changed) => {
    typedTerms.forget(id)
    onChanged(changed)
  })
  const keys = supporterKeys(typed, { token, collection: contractOf('musicNft') })
  function save(): boolean {
    setTried(true)
    if (keys !== null) void change.save({ supporters: [...keys] })
    return keys !== null
  }
  return (
    <TermsForm {...{ id, ...change }} onSave={save} onCancel={() => typedTerms.forget(id)}>
      <SupporterFields {...{ id, token, typed, isTried }} isAmountInvalid={keys === null} />
    </TermsForm>
  )
}
