import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { balanceText } from './balanceWords.ts'
import { UniFigures } from './UniFigures.tsx'
import { UniHoldings } from './UniHoldings.tsx'
import { uniToken } from '#platform/session/chain/uniToken.ts'

/** An account's governance tokens, and the total supply (spec: uni.breakdown). */
export function UniBalanceModal({ open }: { open: boolean }) {
  const account = useAccount()
  const uni = uniToken()
  return (
    <Sheet
      open={open}
      onClose={closeModal}
      title={balanceText('title')}
      closeLabel={balanceText('close')}
      id="uni-balance"
    >
      {/* Rendered only while open, so that nothing is read while closed. */}
      {open && (
        <Stack gap={5}>
          {uni === null ? (
            <p>{balanceText('none')}</p>
          ) : (
            <>
              {account !== null && <UniHoldings uni={uni} account={account} />}
              <UniFigures uni={uni} />
            </>
          )}
        </Stack>
      )}
    </Sheet>
  )
}
