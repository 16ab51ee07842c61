import { MyOrdersScreen } from '../../features/tracking/components/my-orders-screen.tsx'

/** `/orders`: what was ordered from this device, and by the account that is signed in. */
export const MyOrdersPage = () => <MyOrdersScreen />
