import type { Address } from '@musi/domain/address'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { AccountScreen } from './AccountScreen.tsx'
import { NoAccount } from './frame/NoAccount.tsx'
import { ResolvingName } from './frame/ResolvingName.tsx'

function useIdentifier(): string {
  const page = usePage()
  return page?.name === 'account' ? page.identifier : ''
}

/** /account/{address}: an account's holdings and acts. A name redirects to its address (spec: account.page). */
export function AccountPage() {
  const identifier = useIdentifier()
  const field = useAddressField(identifier)
  if (field.kind === 'address') return <AccountScreen key={field.address} address={field.address satisfies Address} />
  return field.kind === 'loading' ? <ResolvingName name={identifier} /> : <NoAccount identifier={identifier} />
}
