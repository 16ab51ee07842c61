import { BankScreen } from '../../../features/payments/simulator/bank-screen.tsx'
import { useParams } from '../../../shared/navigation/navigation.tsx'

/** `/pay/test/{reference}`: the fake bank page of the test mode. */
export const TestBankPage = () => {
  const { reference = '' } = useParams()
  return <BankScreen key={reference} reference={reference} />
}
