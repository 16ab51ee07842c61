import { MyOrdersScreen } from '../../features/tracking/components/my-orders-screen.tsx'

/** `/orders`: what was ordered from this device. */
export const MyOrdersPage = () => <MyOrdersScreen />
