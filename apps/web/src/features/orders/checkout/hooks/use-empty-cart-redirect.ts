import { EMPTY_CHECKOUT_REDIRECT_MS } from '@jhola/contract/constants'
import { useEffect } from 'react'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'

/** Redirects to the cart after a moment when the cart is empty. */
export const useEmptyCartRedirect = (isEmpty: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isEmpty) return
    const timer = setTimeout(() => {
      // After an order was placed the cart is emptied while its page is still loading: the address has changed already.
      if (window.location.pathname === '/checkout') void navigate('/cart', { replace: true })
    }, EMPTY_CHECKOUT_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isEmpty, navigate])
}
