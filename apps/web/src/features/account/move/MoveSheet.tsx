import type { Address } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { Rows } from '@musi/ui/layout/Rows'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import type { ReactNode } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { AmountWorth } from '#platform/tokens/amount-input/AmountWorth.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { usePieceLook } from '#platform/tokens/collectibles/usePieceLook.ts'
import { nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { RecipientField } from '#platform/tokens/transfer/RecipientField.tsx'
import type { TransferItem } from '#platform/tokens/transfer/transferIntent.ts'
import { transferText } from '#platform/tokens/transfer/transferWords.ts'
import { useRecipient } from '#platform/tokens/transfer/useRecipient.ts'
import styles from '../frame/Account.module.css'
import { CurrencyLogo } from '#platform/tokens/token-logo/CurrencyLogo.tsx'
import { type MoveAct, moveIntent } from './moveIntent.ts'
import { moveText } from './moveWords.ts'
import { StayingList } from './StayingList.tsx'
import { itemKey } from './triedItems.ts'
import { type Going, type MovePlan, useMovePlan } from './useMovePlan.ts'

const NO_ASSETS: readonly Address[] = []

type Props = { account: Address; returnFocusId: string; onClose: () => void }

/** Moves everything that can be sent to another account, batch by batch (spec: touch.move). */
export function MoveSheet({ account, returnFocusId, onClose }: Props) {
  const recipient = useRecipient(account, NO_ASSETS)
  const { address, name } = recipient
  const plan = useMovePlan(account, address)
  const [first, ...others] = plan.now.map(({ item }) => item)
  const act: MoveAct | null =
    address === null || first === undefined
      ? null
      : { sender: account, recipient: address, name, items: [first, ...others] }
  const session = useReview<MoveAct>({ intentOf: moveIntent, typed: act })
  const isNothing = plan.isRead && !plan.isUnread && plan.items.length === 0
  return (
    <ReviewSheet
      name="move"
      session={session}
      form={{ isOpen: true, onClose, focusAfter: returnFocusId }}
      returnFocusId={returnFocusId}
      title={moveText('title')}
      summary={(each) => moveText('summary', { name: each.name })}
      done={{
        title: moveText('done'),
        text: (each) => moveText('doneText', { name: each.name }),
        ...(hasRest(plan, session.review) && { again: moveText('again') }),
      }}
      more={renderReceipt}
    >
      <ReviewQuestion
        name="move"
        session={session}
        isStrict
        confirm={{ id: 'confirm-move', label: moveText(plan.later.length > 0 ? 'confirm.some' : 'confirm') }}
        whyDisabled={
          isNothing || recipient.problem === null ? whyNothingMoves(plan) : transferText(`why.${recipient.problem}`)
        }
        receiver={address === null ? null : name}
        thing={moveText('these')}
      >
        {!isNothing && (
          <>
            <p>{moveText('about')}</p>
            <RecipientField recipient={recipient} />
          </>
        )}
        <Plan plan={plan} hasRecipient={address !== null} />
        <StayingList account={account} />
      </ReviewQuestion>
    </ReviewSheet>
  )
}

const renderReceipt = ({ items }: MoveAct, isGood: boolean) => isGood && <Things id="move-receipt" things={items} />

/** True if another batch has something to move. */
function hasRest({ now, later }: MovePlan, review: ReturnType<typeof useReview<MoveAct>>['review']): boolean {
  if (review.step !== 'sent') return false
  const moved = new Set(review.act.items.map(itemKey))
  return [...now.map(({ item }) => item), ...later].some((item) => !moved.has(itemKey(item)))
}

function whyNothingMoves({ items, now, isRead, isUnread, isTried }: MovePlan): string | null {
  const isNothing = items.length === 0
  if (!isRead || (isNothing ? isUnread : !isTried)) return moveText('why.reading')
  return now.length === 0 ? moveText(isNothing ? 'why.nothing' : 'why.allKept') : null
}

function Plan({ plan, hasRecipient }: { plan: MovePlan; hasRecipient: boolean }) {
  const { items, now, later, kept, isRead, isUnread, isTried } = plan
  const isChosen = hasRecipient && isTried
  return (
    <>
      {(items.length > 0 || !isRead) && (
        <Group title={moveText('goes')}>
          {isChosen ? (
            <Rows id="move-now">
              {now.map((going) => (
                <GoingThing key={itemKey(going.item)} {...going} />
              ))}
            </Rows>
          ) : (
            <Things id="move-all" things={items} />
          )}
          {!isRead && <SkeletonRows label={moveText('why.reading')} />}
          <Note as="output">{hasRecipient && isRead && !isTried ? moveText('trying') : null}</Note>
        </Group>
      )}
      {later.length > 0 && (
        <Group title={moveText('later')}>
          <Things id="move-later" things={later} />
        </Group>
      )}
      {kept.length > 0 && (
        <Group title={moveText('kept')}>
          <Rows id="move-kept">
            {kept.map(({ item, why }) => (
              <Thing key={itemKey(item)} item={item}>
                {why}
              </Thing>
            ))}
          </Rows>
        </Group>
      )}
      <Note as="output" tone="caution">
        {isUnread ? moveText('unread') : null}
      </Note>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={2}>
    <Note as="h3">{title}</Note>
    {children}
  </Stack>
)

const Things = ({ id, things }: { id: string; things: readonly TransferItem[] }) => (
  <Rows id={id}>
    {things.map((item) => (
      <Thing key={itemKey(item)} item={item} />
    ))}
  </Rows>
)

function GoingThing({ item, arrives }: Going) {
  return (
    <Thing item={item}>
      {arrives !== null &&
        item.kind === 'amount' &&
        moveText('arrives', { amount: exactText(amountOf(item.amount.currency, arrives)) })}
    </Thing>
  )
}

/** One thing with its picture, its exact amount or name, and a note. */
function Thing({ item, children }: { item: TransferItem; children?: ReactNode }) {
  return (
    <li className={styles['row']}>
      {item.kind === 'amount' ? <CurrencyLogo currency={item.amount.currency} /> : <PiecePicture {...item} />}
      <Stack as="span" shrinks className={styles['what']}>
        <b>{item.kind === 'amount' ? exactText(item.amount) : <PieceName {...item} />}</b>
        {item.kind === 'amount' && (
          <Note as="small">
            <AmountWorth currency={item.amount.currency} text={exactAmount(item.amount)} />
          </Note>
        )}
        {children !== undefined && children !== false && (
          <Note as="small" breaks>
            {children}
          </Note>
        )}
      </Stack>
    </li>
  )
}

type PieceItem = Extract<TransferItem, { kind: 'piece' }>

const PieceName = ({ collection, tokenId }: PieceItem) =>
  nameOf({ name: usePieceLook(collection, tokenId).name, id: tokenId })

function PiecePicture({ collection, tokenId }: PieceItem) {
  const { picture } = usePieceLook(collection, tokenId)
  return (
    <span className={styles['cover']}>
      <AssetPicture image={picture} seed={`${collection} ${tokenId}`} alt="" />
    </span>
  )
}
