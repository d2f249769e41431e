import { useState } from "react";
import { renewalPages } from "~/parts/renewal/words";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import { ReturnFiles } from "./return-files";

export interface ReturnNoticeProps {
  /** The answer that asked for it: a new one opens the notice again. */
  asked: object;
  action: string;
  accountId: number;
  /** The level that the renewal is for. */
  levelName: string;
  /** The renewal as it is sent. */
  fields: Readonly<Record<string, string>>;
}

/** Asks for the latest tax return before a renewal at a full-service level is sent. */
export function ReturnNotice({ asked, action, accountId, levelName, fields }: ReturnNoticeProps) {
  const t = useWords(renewalPages);
  const [closed, setClosed] = useState<object>();
  return (
    <Dialog isOpen={closed !== asked} title={t("return.title")} onClose={() => setClosed(asked)}>
      <p>{t("return.text", { level: levelName })}</p>
      <Form action={action} id="return" label={t("return.title")}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="_understood" value="1" />
        <ReturnFiles accountId={accountId} />
        <p className="hint">{t("return.later")}</p>
        <div className="btn-row">
          <SubmitButton>{t("return.go")}</SubmitButton>
          <Button type="submit" name="_recompute" value="1" variant="secondary">
            {t("return.cancel")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
