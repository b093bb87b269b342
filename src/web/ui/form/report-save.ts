import { type Toast, useToast } from '../toaster.tsx';

type Message = Omit<Toast, 'tone'>;

interface SaveMessages<Data> {
  saved: Message | ((data: Data) => Message);
  /** Undefined where the form shows the failure in full. */
  failed: (error: unknown) => Message | undefined;
}

/** Waits for a save and shows how it ended. A failure is also thrown, for the form to show at its fields. */
export function useReportSave() {
  const toast = useToast();
  return async <Data>(
    call: Promise<Data>,
    { saved, failed }: SaveMessages<Data>,
  ): Promise<void> => {
    try {
      const data = await call;
      toast({ ...(typeof saved === 'function' ? saved(data) : saved), tone: 'pass' });
    } catch (error) {
      const message = failed(error);
      if (message) toast({ ...message, tone: 'fail' });
      throw error;
    }
  };
}
