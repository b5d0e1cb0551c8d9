-- Rights: whose rights each function has, and who may call it. This is the whole interface of the database on a page. It is the last file,
-- since it speaks of all functions at once: a new one is nobody's until it is named here.

-- What is `security definer` runs as academy_acts, which owns no table, with three exceptions: the acts have no right on the auth server's
-- tables, so what looks a session up, what ends sessions and factors at the first proof of an address, and what puts the token of an older
-- mail back belong to the owner of the migrations.
grant create on schema public, private to academy_acts;
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
      and p.proname not in ('session_standing', 'end_what_was_before', 'take_up_mail_link')
  loop
    execute format('alter function %s owner to academy_acts', v_function);
  end loop;
end
$$;

-- These are called by such functions alone, have the caller's rights, and belong to the acts as well.
alter function private.asking_applicant owner to academy_acts;
alter function private.counted_as owner to academy_acts;
alter function private.follow_mail_link owner to academy_acts;
alter function private.give_back_allowance owner to academy_acts;
alter function private.is_mailed_to_this_address owner to academy_acts;
alter function private.name_at_sign_up owner to academy_acts;
alter function private.newsletter_link owner to academy_acts;
alter function private.newsletter_mail_is_due owner to academy_acts;
alter function private.no_password owner to academy_acts;
alter function private.own_application owner to academy_acts;
alter function private.prove_address owner to academy_acts;
alter function private.require_application_allowance owner to academy_acts;
alter function private.settle_reports owner to academy_acts;
revoke create on schema public, private from academy_acts;

-- PostgreSQL lets everybody call a new function, and Supabase each role of the API.
revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;

-- The acts call whatever stands in private, but for what the owner of the migrations does alone: its triggers, the jobs, and the operator's
-- command after a backup was put back.
grant execute on all functions in schema private to academy_acts;
revoke execute on function
  private.end_what_was_before, private.keep_ledger, private.keep_desk_log, private.tell_day_of_change,
  private.ask_function, private.ask_for_application_mails, private.ask_for_newsletter_mails, private.ask_for_message_mails,
  private.ask_for_photo_sweep, private.ask_for_pushes, private.ask_for_notice_mails,
  private.forget_what_is_old, private.run_waits, private.begin_new_epoch
  from academy_acts;

-- What policies ask on behalf of a signed-in person. Each tells a person only of that person.
grant execute on function
  private.session_standing, private.current_user_id, private.reader_id, private.require_session, private.require_reader,
  private.is_moderator, private.is_photo_path, private.may_upload_photo, private.training_level
  to authenticated;

-- Anybody: the lists, whether the server is there, and whether a certificate is real.
grant execute on function
  public.board, public.marketplace, public.leaderboard, public.bounty_contributions, public.server_epoch,
  public.check_certificate
  to anon, authenticated;

-- Anybody: what people without an account do, counted by address.
grant execute on function
  public.start_application, public.save_application, public.my_application, public.withdraw_application,
  public.send_contact_message, public.subscribe_newsletter, public.cancel_ownerless_op,
  public.newsletter_link_state, public.confirm_newsletter, public.leave_newsletter,
  public.mail_link_state, public.mail_code_state, public.drop_push_device
  to anon, authenticated;

-- Where pg_cron ends what is due each minute, nobody but the server has a reason to ask for it. Elsewhere the app's pulls do, and anybody
-- may.
grant execute on function public.expire_due_bounties to service_role;
do $$
begin
  if to_regproc('cron.schedule') is null then
    grant execute on function public.expire_due_bounties to anon, authenticated;
  end if;
end
$$;

-- A signed-in person: the acts.
grant execute on function
  public.create_bounty, public.fund_bounty, public.accept_bounty, public.withdraw_acceptance, public.complete_bounty, public.review_completion,
  public.report_bounty, public.keep_bounty, public.hide_bounty, public.cancel_op, public.op_status, public.mark_notifications_read
  to authenticated;

-- A signed-in person: what is theirs to read, and to exchange between their devices. Moderators are told more by the same functions.
grant execute on function
  public.my_profile, public.my_data, public.my_standing, public.my_deeds, public.my_pledges, public.my_hidden_bounties, public.my_purchase,
  public.bounty_submissions, public.due_reviews, public.bounty_contributors, public.open_reports, public.sync_learning, public.my_training,
  public.my_certificate, public.issue_certificate, public.name_certificate,
  public.push_standing, public.add_push_device, public.choose_pushes, public.choose_mails
  to authenticated;

-- A signed-in person who works at the desk: each tells and does what is for moderators, or for staff.
grant execute on function
  public.desk_standing, public.desk_waiting, public.desk_log_entries, public.desk_message, public.answer_message, public.finish_message,
  public.desk_application, public.decide_application, public.note_application
  to authenticated;

-- The server's secret key, which the edge functions and the desk hold: payments.
grant execute on function
  public.checkout_quote, public.checkout_opened, public.checkout_closed, public.checkout_state, public.open_checkouts,
  public.record_purchase, public.record_delayed_payment, public.record_refund, public.record_failed_refund, public.record_dispute,
  public.billing_account, public.subscription_standing, public.payments_of_person
  to service_role;

-- The server's secret key: codes, mails, photos, the counting of what the edge functions do, the office's lists, and the training texts.
grant execute on function
  public.issue_verification_code, public.try_verification_code,
  public.application_mails_due, public.application_mails_sent, public.application_mails_failed,
  public.message_mails_due, public.message_mails_sent, public.message_mails_failed,
  public.pushes_due, public.pushes_sent, public.push_devices_gone, public.notice_mails_due, public.notice_mails_sent, public.stop_mails,
  public.application_reminders_due, public.application_reminders_sent,
  public.application_decisions_due, public.application_decisions_sent, public.application_decisions_failed,
  public.newsletter_confirmations_due, public.newsletter_mails_sent, public.newsletter_mails_failed, public.leave_newsletter_by_mail,
  public.photo_standing, public.may_see_photo, public.orphaned_photos,
  public.take_function_allowance, public.take_address_allowance,
  public.desk_applications, public.desk_messages, public.load_training
  to service_role;
