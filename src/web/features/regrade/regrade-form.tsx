import { Button, Checkbox, Group, Radio, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { RegradeMethod } from '#shared/features/attempt/rules.ts';
import { isMarkedByHand } from '#shared/features/question/question-types/registry.ts';
import { methodsFor } from '#shared/features/regrade/methods.ts';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import {
  isUnderWay,
  type RegradedQuestion,
  type RegradePreview,
  useRegradeCalls,
  useRegradePreview,
} from './api.ts';
import { regradeMessages } from './messages/messages.ts';
import { PreviewedChanges } from './previewed-changes.tsx';
import classes from './regrade.module.css';

interface RegradeFormProps {
  question: RegradedQuestion;
  /** The method that is chosen at first, where the question has it. */
  first: RegradeMethod | undefined;
}

/** Chooses how past answers count, shows what that changes, and begins it. */
export function RegradeForm({ question, first }: RegradeFormProps) {
  const m = useMessages(regradeMessages);
  const methods: readonly [RegradeMethod, ...RegradeMethod[]] = methodsFor({
    isMarkedByHand: isMarkedByHand(question.type),
  });
  const [method, setMethod] = useState<RegradeMethod>(
    methods.find((known) => known === first) ?? methods[0],
  );
  const [mayTakePasses, setMayTakePasses] = useState(false);
  const isRunning = question.regrades.some(isUnderWay);
  // The other methods only give points.
  const takesPasses = method === 'new_key' && mayTakePasses;
  const choice = { questionId: question.id, method, takesPasses };
  const preview = useRegradePreview(choice, { enabled: !isRunning });
  const form = useRef<HTMLDivElement>(null);
  const [isDecided, setDecided] = useState(false);
  // After a decision its button is removed or disabled, so the form takes the focus.
  useEffect(() => {
    const now = document.activeElement;
    if (!isDecided || !(isFocusLost(now) || now?.matches(':disabled'))) return;
    setDecided(false);
    form.current?.focus({ preventScroll: true });
  });
  return (
    <Stack gap="lg" ref={form} tabIndex={-1}>
      <Radio.Group
        label={m.how}
        value={method}
        onChange={(value) => setMethod(methods.find((known) => known === value) ?? methods[0])}
      >
        <Stack gap="sm" mt="xs">
          {methods.map((known) => (
            <Radio
              key={known}
              value={known}
              label={m.methods[known].label}
              description={m.methods[known].hint}
            />
          ))}
        </Stack>
      </Radio.Group>
      {method === 'new_key' && (
        <Checkbox
          label={m.takesPasses}
          description={m.takesPassesHint}
          checked={mayTakePasses}
          onChange={({ currentTarget }) => setMayTakePasses(currentTarget.checked)}
        />
      )}
      {!isRunning && (
        <section className={classes.part}>
          <Title order={2} size="h4">
            {m.preview}
          </Title>
          {preview.error ? (
            <QueryFailure title={m.previewFailed} query={preview} />
          ) : (
            preview.data && (
              <>
                <PreviewedChanges preview={preview.data} />
                <Decision
                  choice={choice}
                  preview={preview.data}
                  isOfOther={preview.isPlaceholderData}
                  onDecided={() => setDecided(true)}
                />
              </>
            )
          )}
        </section>
      )}
    </Stack>
  );
}

interface DecisionProps {
  choice: { questionId: number; method: RegradeMethod; takesPasses: boolean };
  preview: RegradePreview;
  /** The preview is still that of another choice. */
  isOfOther: boolean;
  onDecided: () => void;
}

function Decision({ choice, preview, isOfOther, onDecided }: DecisionProps) {
  const { version, graded, gains, losses } = preview;
  const m = useMessages(regradeMessages);
  const { begin } = useRegradeCalls();
  const { pending, run } = useReported(m.notDone);
  const [sendsMails, setSendsMails] = useState(true);
  const decide = async (method: RegradeMethod | 'leave', sendsMails: boolean, done: string) => {
    if (await run(() => begin({ ...choice, version, method, sendsMails }), done)) onDecided();
  };
  return (
    <>
      {gains + losses > 0 && (
        <Checkbox
          label={m.sendsMails}
          checked={sendsMails}
          onChange={({ currentTarget }) => setSendsMails(currentTarget.checked)}
        />
      )}
      <Group>
        <Button
          loading={pending}
          disabled={graded === 0 || isOfOther}
          onClick={() => void decide(choice.method, sendsMails, m.began)}
        >
          {m.begin({ count: graded })}
        </Button>
        <Button
          variant="default"
          disabled={pending}
          onClick={() => void decide('leave', false, m.left)}
        >
          {m.leave}
        </Button>
      </Group>
    </>
  );
}
