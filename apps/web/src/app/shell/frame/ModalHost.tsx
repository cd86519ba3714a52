import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { PressWaiting } from '#platform/page/loading/PressWaiting.tsx'
import type { Modal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { pendingDemoQuestion, subscribe } from '#platform/session/wallet/demoQuestions.ts'

type Body = ComponentType<{ open: boolean }>

/** Shown after the click on a slow connection. */
const ModalWaiting = ({ open }: { open: boolean }) => open && <PressWaiting />

/** Loaded while the page is idle (prefetchParts.ts), before it may be needed. */
const ModalMissing = latePart(async () => (await import('./ModalMissing.tsx')).ModalMissing)

/** A modal's code is loaded when it is first opened. A failure is shown in a dialog that can be closed. */
const late = (load: () => Promise<Body>): Body => latePart(load, { Waiting: ModalWaiting, Missing: ModalMissing })

const BODIES: Partial<Record<Modal, Body>> = {
  ADDRESS_CLAIM: late(async () => (await import('../../claim/AddressClaimModal.tsx')).AddressClaimModal),
  SELF_CLAIM: late(async () => (await import('../../claim/SelfClaimModal.tsx')).SelfClaimModal),
  UNI_BALANCE: late(async () => (await import('../../balance/UniBalanceModal.tsx')).UniBalanceModal),
  WALLET: late(async () => (await import('../../wallet/WalletModal.tsx')).WalletModal),
}

const DemoWindow = late(async () => (await import('../../wallet/demo/DemoWindow.tsx')).DemoWindow)

/** Stays mounted once opened, so that it can animate its closing and return the focus. */
function KeepMounted({ component: Content, open }: { component: Body; open: boolean }) {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return wasOpened ? <Content open={open} /> : null
}

/** The one modal that is open (spec: shell.one-modal), and above it the window of the demo wallet. */
export function ModalHost() {
  const open = useCurrentModal()
  const isDemoAsking = useSyncExternalStore(subscribe, pendingDemoQuestion) !== null
  return (
    <>
      {Object.entries(BODIES).map(([name, Content]) => (
        <KeepMounted key={name} component={Content} open={open === name} />
      ))}
      <KeepMounted component={DemoWindow} open={isDemoAsking} />
    </>
  )
}
