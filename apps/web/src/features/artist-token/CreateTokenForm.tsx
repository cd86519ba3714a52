import { nextArtistToken } from '@musi/chain/reads/music/nextArtistToken'
import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import { isUnlisted } from '@musi/domain/music/artistTokenProblem'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import card from '#platform/page/card/Page.module.css'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { troubleText } from '#platform/session/wallet/walletTroubleWords.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { lookAlike } from '#platform/tokens/catalogue/tokenTrust.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import styles from './CreateTokenForm.module.css'
import { type NewToken, tokenOf } from './createTokenIntent.ts'
import { tokenDraft } from './createdToken.ts'
import { newTokenText } from './tokenWords.ts'

const CreateTokenDialog = latePress(async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog)

/** The form for name and symbol, which checks nothing itself (spec: artist-tokens.create). */
export function CreateTokenForm({ factory, onCreating }: { factory: Address; onCreating: (isOpen: boolean) => void }) {
  const draft = useVisitValue(tokenDraft)
  const next = useRead(nextArtistToken(factory))
  const address = next.kind === 'value' ? next.value : null
  const { creating, trouble, isAsking, submit, change, close } = useCreation(factory, address, onCreating)
  return (
    <div className={card['card']}>
      <Cluster gap={5} nowrap center>
        <span className={styles['sleeve']}>
          <Sleeve seed={address ?? factory} />
        </span>
        <span className={styles['names']}>
          <b>{safeText(draft.name, TOKEN_LIMITS.name) || newTokenText('name.example')}</b>
          <span>{symbolText(draft.symbol) || newTokenText('symbol.example')}</span>
        </span>
      </Cluster>
      <form
        id="create-artist-token-form"
        className={`create-artist-token-form ${styles['form'] ?? ''}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Input
          id="token-name"
          label={newTokenText('name')}
          value={draft.name}
          placeholder={newTokenText('name.example')}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <Input
          id="token-symbol"
          label={newTokenText('symbol')}
          value={draft.symbol}
          placeholder={newTokenText('symbol.example')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ symbol: event.target.value })}
        />
        <Warnings address={address ?? factory} {...draft} />
        <Button
          id="create-token-button"
          type="submit"
          kind="primary"
          size="large"
          block
          busy={isAsking}
          onPointerEnter={CreateTokenDialog.preload}
          onFocus={CreateTokenDialog.preload}
        >
          {newTokenText('create')}
        </Button>
        <Text as="output" id="create-token-trouble" tone="strong" size={14} className={styles['trouble']}>
          {trouble}
        </Text>
      </form>
      {creating !== null && <CreateTokenDialog first={creating} next={address} onClose={close} />}
    </div>
  )
}

/**
 * State from the click on the button to the dialog. `address`: the token's future address; null if
 * not read.
 */
function useCreation(factory: Address, address: Address | null, onCreating: (isOpen: boolean) => void) {
  const draft = useVisitValue(tokenDraft)
  const account = useAccount()
  const [creating, setCreating] = useState<NewToken | null>(null)
  const [trouble, setTrouble] = useState('')
  const [isAsking, setAsking] = useState(false)

  function refuse(why: string): void {
    // oxlint-disable-next-line no-console -- the specification has it logged
    console.error('No token was created.', why)
    setTrouble(why)
  }
  /** The token is created for the account that the wallet returns when asked, as specified. */
  async function submit(): Promise<void> {
    if (account === null) {
      refuse(newTokenText('noWallet'))
      showModal('WALLET')
      return
    }
    if (address === null) return refuse(newTokenText('away'))
    setTrouble('')
    setAsking(true)
    const answer = await wallet().requestAccounts()
    setAsking(false)
    if ('trouble' in answer) return refuse(troubleText(answer.trouble))
    onCreating(true)
    setCreating({ factory, owner: answer.account, address, ...draft })
  }
  function change(part: Partial<typeof draft>): void {
    setTrouble('')
    tokenDraft.set({ ...tokenDraft.get(), ...part })
  }
  function close(why: string): void {
    setCreating(null)
    onCreating(false)
    setTrouble(why)
  }
  return { creating, trouble, isAsking, submit, change, close }
}

/** Warns the artist of the warnings that others would see. */
function Warnings({ address, name, symbol }: Parameters<typeof tokenOf>[0]) {
  useArtistFeed()
  const like = lookAlike(tokenOf({ address, name, symbol }))
  const original = like?.original
  return (
    <Stack aria-live="polite" gap={3} className={styles['warnings']}>
      {original !== undefined && (
        <p id="token-look-alike">
          <Icon name="warning" />{' '}
          <span>
            {newTokenText(`like.${like?.by ?? 'symbol'}`, {
              token: `${safeText(original.name, TOKEN_LIMITS.name)} (${symbolText(original.symbol)})`,
            })}
          </span>
        </p>
      )}
      {isUnlisted(name, symbol) && (
        <p id="token-unlisted">
          <Icon name="note" /> <span>{newTokenText('unlisted')}</span>
        </p>
      )}
    </Stack>
  )
}
