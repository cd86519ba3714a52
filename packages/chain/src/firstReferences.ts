/* oxlint-disable typescript/unbound-method -- stored here and called only through `apply` */

/** Must equal the list in the page's first script (apps/web/boot/boot.js); a test compares the two. */
const takeReferences = () =>
  Object.freeze({
    apply: Reflect.apply,
    ownKeys: Reflect.ownKeys,
    descriptorOf: Reflect.getOwnPropertyDescriptor,
    define: Reflect.defineProperty,
    freeze: Object.freeze,
    isArray: Array.isArray,
    parse: JSON.parse,
    stringify: JSON.stringify,
    bigint: BigInt,
    bigintText: BigInt.prototype.toString,
    slice: String.prototype.slice,
    codeAt: String.prototype.charCodeAt,
    decodeText: decodeURIComponent,
    promise: Promise,
    post: globalThis.fetch,
    bodyText: Response.prototype.text,
    timeLimit: AbortSignal.timeout,
    weakGet: WeakMap.prototype.get,
    weakSet: WeakMap.prototype.set,
    objectPrototype: Object.prototype,
    bytes: Uint8Array,
    passkeys: Object.freeze({
      container: navigator.credentials,
      get: navigator.credentials?.get,
      create: navigator.credentials?.create,
      clientData:
        globalThis.AuthenticatorResponse &&
        Reflect.getOwnPropertyDescriptor(AuthenticatorResponse.prototype, 'clientDataJSON')?.get,
      publicKey: globalThis.AuthenticatorAttestationResponse?.prototype.getPublicKey,
    }),
  })

type FirstReferences = ReturnType<typeof takeReferences>

/**
 * The browser's functions as they were before any other script ran (spec: signing.first-references): stored by the
 * first script where nobody can replace them. Without it, as in tests, they are taken when this module loads.
 */
export const pristine: FirstReferences =
  (globalThis as { musiFirstReferences?: FirstReferences }).musiFirstReferences ?? takeReferences()

/** The functions that make and use passkeys; each part is undefined in a browser, or on an address, that has none. */
export type PasskeyReferences = FirstReferences['passkeys']
