import { Button } from '@musi/ui/controls/Button'
import { useEffect, useRef } from 'react'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import type { OrderRows } from '#platform/tokens/collectibles/orderPages.ts'
import type { ReadState } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { marketText } from '../frame/marketWords.ts'

type Props = {
  state: ReadState<OrderRows>
  /** Id of the list that grows. */
  list: string
  onMore: () => void
}

/** Button that loads more orders, if there are any (spec: market.pages). */
export function MoreOrders({ state, list, onMore }: Props) {
  const isMore = state.kind === 'read' && !state.value.isLast
  const isPressed = useRef(false)
  useEffect(() => {
    // The last page removes the button, so the focus moves to the list.
    if (!isMore && isPressed.current && document.activeElement === document.body)
      document.getElementById(list)?.focus({ preventScroll: true })
  }, [isMore, list])
  return (
    <>
      <LeftOut count={state.kind === 'read' ? state.value.leftOut : 0} />
      {isMore && (
        <Button
          id="more-orders"
          size="small"
          onClick={() => {
            isPressed.current = true
            onMore()
          }}
        >
          {marketText('more')}
        </Button>
      )}
    </>
  )
}
