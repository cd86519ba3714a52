const MOBILE = /Mobi|Android|iPhone|iPad|iPod/i

/** True for a browser on a phone, where other wallets work (spec: wallets.mobile-options). */
export const isMobile = (userAgent: string = navigator.userAgent): boolean => MOBILE.test(userAgent)
