import type { Address } from '@musi/domain/address'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { amountOf } from '@musi/domain/currency'
import { songCost } from '@musi/domain/music/songCost'
import { Input } from '@musi/ui/controls/Input'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { NoOwnToken } from '../publish/NoOwnToken.tsx'
import { TokenChoice } from '../publish/TokenChoice.tsx'
import { planOf } from '../publish/publishing.ts'
import type { OwnSong } from '../publish/studioApi.ts'
import { useOwnTokens } from '../publish/useOwnTokens.ts'
import { OpeningFields } from '../terms/OpeningFields.tsx'
import { PayeeFields } from '../terms/PayeeFields.tsx'
import { unpayableAccounts } from '../terms/unpayableAccounts.ts'
import { parseTerms } from '../terms/parseTerms.ts'
import { type TypedTerms, typedTerms } from '../terms/typedTerms.ts'
import { studioText } from '../words/studioWords.ts'
import { TermsForm } from './TermsForm.tsx'
import { useSongChange } from './useSongChange.ts'

type Props = { id: string; account: Address; song: OwnSong; typed: TypedTerms; onChanged: (song: OwnSong) => void }

/** Edits a draft's price, payees, release and early listeners (spec: studio.terms-changed). */
export function DraftTerms({ id, account, song, typed, onChanged }: Props) {
  const ownTokens = useOwnTokens(account)
  const { head } = useHeads()
  const [isTried, setTried] = useState(false)
  const change = useSongChange(song.song, (changed) => {
    typedTerms.forget(id)
    onChanged(changed)
  })
  if (ownTokens.kind !== 'some') return <NoOwnToken reason={ownTokens.kind} />
  const [newest] = ownTokens.tokens
  const token = ownTokens.tokens.find(({ address }) => address === typed.token) ?? newest
  const cost = songCost(typed.cost)
  const parsed = parseTerms(typed, {
    artist: account,
    token,
    nowSeconds: head?.timeSeconds ?? 0,
    collection: contractOf('musicNft'),
    unpayable: unpayableAccounts(),
  })
  function save(): boolean {
    setTried(true)
    if (parsed.terms === null || cost.kind !== 'cost') return false
    void change.save({ plan: planOf(parsed.terms, cost.raw), supporters: [...parsed.terms.supporters] })
    return true
  }
  const isCostWrong = cost.kind !== 'cost' && (typed.cost !== '' || isTried)
  return (
    <TermsForm {...{ id, ...change }} onSave={save} onCancel={() => typedTerms.forget(id)}>
      <Input
        id={`${id}-cost`}
        label={studioText('cost')}
        inputMode="decimal"
        autoComplete="off"
        value={typed.cost}
        error={isCostWrong ? studioText(cost.kind === 'required' ? 'required.cost' : 'notACost') : null}
        onChange={({ target }) => {
          const amount = typedAmount(target.value)
          if (amount !== null) typedTerms.change(id, { cost: amount })
        }}
      />
      <TokenChoice {...{ id, token }} tokens={ownTokens.tokens} />
      <PayeeFields
        {...{ id, isTried }}
        artist={account}
        cost={cost.kind === 'cost' ? amountOf(token, cost.raw) : null}
        payees={typed.payees}
        split={parsed.split}
      />
      <OpeningFields {...{ id, token, typed, parsed, isTried }} />
    </TermsForm>
  )
}
