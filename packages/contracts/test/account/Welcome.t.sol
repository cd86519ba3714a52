// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SignerP256} from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import {Welcome} from "../../src/account/Welcome.sol";
import {IPasskeyAccountFactory} from "../../src/account/interfaces/IPasskeyAccountFactory.sol";
import {IWelcome} from "../../src/account/interfaces/IWelcome.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {Hooked, NotifyingToken} from "../music/HookTokens.sol";
import {WelcomeWorld} from "./WelcomeWorld.sol";

/// @dev Alice is the artist and the sponsor; Bob and Carol are the song's payees; the test contract is the relayer.
contract WelcomeTest is WelcomeWorld {
    function test_StatesItsJukeboxFactoryAndRelayer() public {
        vm.assertEq(welcome.jukebox(), address(jukebox));
        vm.assertEq(welcome.factory(), address(ACCOUNTS));
        vm.assertEq(welcome.relayer(), address(this));
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NoRelayer.selector));
        new Welcome(jukebox, ACCOUNTS, address(0));
    }

    function test_OpensTheAccountAndPlaysTheSongForIt() public {
        _fund(10 * COST, COST, 5);
        (bytes32 x, bytes32 y) = _keyOf(7);
        address account = ACCOUNTS.accountOf(x, y);
        vm.expectEmit(address(welcome));
        emit IWelcome.Welcomed(account, song, ALICE, COST);
        vm.expectEmit(address(jukebox));
        emit IJukebox.Played(song, account, address(welcome), address(token), COST);
        vm.expectEmit(address(ACCOUNTS));
        emit IPasskeyAccountFactory.Opened(account, x, y);
        vm.assertEq(welcome.welcome(song, ALICE, x, y), account);
        vm.assertTrue(account.code.length > 0);
        vm.assertTrue(welcome.welcomed(account));
        vm.assertEq(token.balanceOf(BOB), COST - COST / 4);
        vm.assertEq(token.balanceOf(CAROL), COST / 4);
        IWelcome.Budget memory budget = welcome.budgets(ALICE, song);
        vm.assertEq(budget.left, 9 * COST);
        vm.assertEq(budget.today, 1);
        vm.assertEq(budget.day, block.timestamp / 1 days);
        vm.assertEq(token.allowance(address(welcome), address(jukebox)), 0);
        vm.assertEq(token.balanceOf(address(welcome)), 9 * COST);
    }

    function test_OnlyTheRelayerWelcomes() public {
        _fund(10 * COST, COST, 5);
        (bytes32 x, bytes32 y) = _keyOf(7);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NotTheRelayer.selector, BOB));
        welcome.welcome(song, ALICE, x, y);
    }

    function test_TheRelayerCanTransferItsRole() public {
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NotTheRelayer.selector, BOB));
        welcome.changeRelayer(BOB);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NoRelayer.selector));
        welcome.changeRelayer(address(0));
        vm.expectEmit(address(welcome));
        emit IWelcome.RelayerChanged(address(this), BOB);
        welcome.changeRelayer(BOB);
        vm.assertEq(welcome.relayer(), BOB);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NotTheRelayer.selector, address(this)));
        welcome.changeRelayer(address(this));
    }

    function test_AnAccountIsWelcomedOnceWhateverTheSongAndSponsor() public {
        _fund(10 * COST, COST, 5);
        bytes32 other = _registered(2);
        vm.prank(ALICE);
        welcome.fund(other, address(token), COST, COST, 1);
        address account = _welcome(7);
        (bytes32 x, bytes32 y) = _keyOf(7);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.AlreadyWelcomed.selector, account));
        welcome.welcome(song, ALICE, x, y);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.AlreadyWelcomed.selector, account));
        welcome.welcome(other, ALICE, x, y);
        vm.assertEq(jukebox.song(song).plays, 1);
    }

    /// @notice Opening somebody else's account takes nothing from its owner.
    function test_WelcomesAnAccountThatSomebodyElseOpened() public {
        _fund(10 * COST, COST, 5);
        vm.prank(BOB);
        _open(7);
        _welcome(7);
        vm.assertEq(jukebox.song(song).plays, 1);
    }

    function test_RefusesAKeyThatIsNoPointOfTheCurveAndSpendsNothing() public {
        _fund(10 * COST, COST, 5);
        vm.expectRevert(
            abi.encodeWithSelector(
                SignerP256.SignerP256InvalidPublicKey.selector, bytes32(uint256(1)), bytes32(uint256(1))
            )
        );
        welcome.welcome(song, ALICE, bytes32(uint256(1)), bytes32(uint256(1)));
        vm.assertEq(welcome.budgets(ALICE, song).left, 10 * COST);
        vm.assertEq(welcome.budgets(ALICE, song).today, 0);
    }

    function test_StopsAtTheDailyLimitAndContinuesTheNextDay() public {
        _fund(10 * COST, COST, 2);
        _welcome(1);
        _welcome(2);
        _refuse(3, abi.encodeWithSelector(IWelcome.NoMoreToday.selector, song, ALICE));
        vm.warp((block.timestamp / 1 days + 1) * 1 days - 1);
        _refuse(3, abi.encodeWithSelector(IWelcome.NoMoreToday.selector, song, ALICE));
        vm.warp(block.timestamp + 1);
        _welcome(3);
        vm.assertEq(welcome.budgets(ALICE, song).today, 1);
        _welcome(4);
        _refuse(5, abi.encodeWithSelector(IWelcome.NoMoreToday.selector, song, ALICE));
    }

    function test_StopsWhenTheBudgetIsSpentAndContinuesOnceThereIsMore() public {
        _fund(2 * COST - 1, COST, 9);
        _welcome(1);
        _refuse(2, abi.encodeWithSelector(IWelcome.BudgetSpent.selector, song, ALICE));
        _fund(1, COST, 9);
        _welcome(2);
        vm.assertEq(welcome.budgets(ALICE, song).left, 0);
        _refuse(3, abi.encodeWithSelector(IWelcome.BudgetSpent.selector, song, ALICE));
    }

    function test_WithoutABudgetNobodyIsWelcomed() public {
        _refuse(1, abi.encodeWithSelector(IWelcome.NoMoreToday.selector, song, ALICE));
        _fund(10 * COST, COST, 5);
        (bytes32 x, bytes32 y) = _keyOf(1);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NoMoreToday.selector, song, BOB));
        welcome.welcome(song, BOB, x, y);
    }

    function test_StopsAtAPriceAboveTheHighest() public {
        _fund(10 * COST, COST, 5);
        _reprice(COST + 1);
        _refuse(1, abi.encodeWithSelector(IWelcome.CostRose.selector, COST + 1, COST));
        _fund(0, COST + 1, 5);
        _welcome(1);
        vm.assertEq(welcome.budgets(ALICE, song).left, 9 * COST - 1);
        _reprice(COST / 2);
        _welcome(2);
        vm.assertEq(welcome.budgets(ALICE, song).left, 9 * COST - 1 - COST / 2);
    }

    function test_StopsWhenTheSongIsRetiredOrNotOpenYet() public {
        _fund(10 * COST, COST, 5);
        vm.prank(ALICE);
        jukebox.retire(song);
        _refuse(1, abi.encodeWithSelector(IJukebox.Retired.selector, song));
        _takeBack();
        uint64 opensAt = uint64(block.timestamp + 1);
        song = _registeredAt(3, opensAt);
        _fund(10 * COST, COST, 5);
        _refuse(1, abi.encodeWithSelector(IJukebox.NotOpenYet.selector, song, opensAt));
        vm.warp(opensAt);
        _welcome(1);
    }

    function test_OnlyTheSongsTokenFundsIt() public {
        IERC20 other = _newToken("OTHER", ALICE, 100);
        vm.startPrank(ALICE);
        other.approve(address(welcome), 100);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.OtherToken.selector, address(token)));
        welcome.fund(song, address(other), 100, 1, 1);
        bytes32 none = bytes32(uint256(7));
        vm.expectRevert(abi.encodeWithSelector(IJukebox.NoSuchSong.selector, none));
        welcome.fund(none, address(token), 100, 1, 1);
        vm.stopPrank();
    }

    function test_FundingAddsAndSetsTheLimits() public {
        vm.expectEmit(address(welcome));
        emit IWelcome.Funded(ALICE, song, address(token), COST, COST, 5);
        _fund(COST, COST, 5);
        _fund(2, 3, 4);
        IWelcome.Budget memory budget = welcome.budgets(ALICE, song);
        vm.assertEq(budget.token, address(token));
        vm.assertEq(budget.left, COST + 2);
        vm.assertEq(budget.mostPerPlay, 3);
        vm.assertEq(budget.perDay, 4);
    }

    function test_TheSponsorCanTakeBackTheRest() public {
        _fund(10 * COST, COST, 5);
        _welcome(1);
        uint256 before = token.balanceOf(ALICE);
        vm.expectEmit(address(welcome));
        emit IWelcome.TakenBack(ALICE, song, address(token), 9 * COST);
        _takeBack();
        vm.assertEq(token.balanceOf(ALICE), before + 9 * COST);
        vm.assertEq(token.balanceOf(address(welcome)), 0);
        vm.assertEq(welcome.budgets(ALICE, song).left, 0);
        _refuse(2, abi.encodeWithSelector(IWelcome.BudgetSpent.selector, song, ALICE));
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NothingLeft.selector, song));
        welcome.takeBack(song);
    }

    function test_TakingBackDoesNotResetTheDailyLimit() public {
        _fund(10 * COST, COST, 2);
        _welcome(1);
        _welcome(2);
        _takeBack();
        _fund(10 * COST, COST, 2);
        _refuse(3, abi.encodeWithSelector(IWelcome.NoMoreToday.selector, song, ALICE));
    }

    function test_NobodyCanTakeBackTheBudgetOfAnother() public {
        _fund(10 * COST, COST, 5);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.NothingLeft.selector, song));
        welcome.takeBack(song);
        vm.assertEq(welcome.budgets(ALICE, song).left, 10 * COST);
    }

    function test_TheBudgetsOfTwoSponsorsAreSeparate() public {
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(BOB, 2 * COST));
        vm.startPrank(BOB);
        token.approve(address(welcome), COST);
        welcome.fund(song, address(token), COST, COST, 9);
        vm.stopPrank();
        _fund(3 * COST, COST, 9);
        (bytes32 x, bytes32 y) = _keyOf(1);
        welcome.welcome(song, BOB, x, y);
        vm.assertEq(welcome.budgets(BOB, song).left, 0);
        vm.assertEq(welcome.budgets(ALICE, song).left, 3 * COST);
        (x, y) = _keyOf(2);
        vm.expectRevert(abi.encodeWithSelector(IWelcome.BudgetSpent.selector, song, BOB));
        welcome.welcome(song, BOB, x, y);
    }

    function test_TheReceivedAmountOfATokenWithAFeeCounts() public {
        FeeToken odd = new FeeToken(_plan(ALICE, 1000e6), 100);
        token = IERC20(address(odd));
        vm.prank(ALICE);
        odd.approve(address(welcome), type(uint256).max);
        song = _registered(4);
        vm.prank(ALICE);
        jukebox.changeCost(song, 10e6);
        _fund(100e6, 10e6, 5);
        vm.assertEq(welcome.budgets(ALICE, song).left, odd.balanceOf(address(welcome)));
        vm.assertTrue(welcome.budgets(ALICE, song).left < 100e6);
        uint256 left = welcome.budgets(ALICE, song).left;
        _welcome(1);
        vm.assertEq(welcome.budgets(ALICE, song).left, left - 10e6);
        vm.assertEq(odd.balanceOf(address(welcome)), left - 10e6);
    }

    /// @notice If a song paid this contract, its share would be stuck here.
    function test_RefusesASongThatPaysTheWelcomeItself() public {
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](1);
        payees[0] = IJukebox.Payee(address(welcome), 10_000);
        vm.prank(ALICE);
        song = jukebox.register(5, address(token), COST, 0, payees, 0);
        _fund(10 * COST, COST, 5);
        _refuse(1, abi.encodeWithSelector(IWelcome.OtherAmount.selector, COST, 0));
    }

    /// @notice The token notifies a payee, who is also a sponsor, of each transfer; the payee then tries every
    /// function.
    function test_RefusesReentry() public {
        NotifyingToken odd = new NotifyingToken(_plan(ALICE, 1000e6), 0, NotifyingToken.Moment.Before);
        token = IERC20(address(odd));
        Hooked payee = Hooked(payable(odd.register(address(new Hooked()))));
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](1);
        payees[0] = IJukebox.Payee(address(payee), 10_000);
        vm.startPrank(ALICE);
        song = jukebox.register(6, address(token), 10e6, 0, payees, 0);
        odd.approve(address(welcome), type(uint256).max);
        vm.assertTrue(odd.transfer(address(payee), 100e6));
        vm.stopPrank();
        payee.act(address(odd), abi.encodeCall(IERC20.approve, (address(welcome), 100e6)));
        payee.act(address(welcome), abi.encodeCall(welcome.fund, (song, address(token), 50e6, 10e6, 9)));
        _fund(100e6, 10e6, 9);
        bytes[3] memory tries = [
            abi.encodeCall(welcome.fund, (song, address(token), 5e6, 10e6, 9)),
            abi.encodeCall(welcome.takeBack, (song)),
            abi.encodeCall(welcome.welcome, (song, ALICE, bytes32(uint256(1)), bytes32(uint256(1))))
        ];
        welcome.changeRelayer(address(payee));
        for (uint256 i = 0; i < tries.length; ++i) {
            payee.arm(address(welcome), tries[i]);
            (bytes32 x, bytes32 y) = _keyOf(i + 1);
            payee.act(address(welcome), abi.encodeCall(welcome.welcome, (song, ALICE, x, y)));
            vm.assertEq(payee.worked(), 0);
        }
        vm.assertTrue(payee.tried() > 2);
        vm.assertEq(welcome.budgets(ALICE, song).left, 70e6);
        vm.assertEq(odd.balanceOf(address(welcome)), 120e6);
    }

    /// @notice The gas of each refusal, which a flood of new keys can cause.
    function test_ARefusalIsCheap() public {
        _fund(COST, COST, 1);
        _welcome(1);
        vm.assertTrue(_gasOfRefusal(2) < 50_000);
        vm.warp(block.timestamp + 1 days);
        vm.assertTrue(_gasOfRefusal(2) < 50_000);
    }

    function _gasOfRefusal(uint256 key) private returns (uint256) {
        (bytes32 x, bytes32 y) = _keyOf(key);
        bytes memory data = abi.encodeCall(welcome.welcome, (song, ALICE, x, y));
        uint256 before = gasleft();
        (bool ok,) = address(welcome).call(data);
        vm.assertFalse(ok);
        return before - gasleft();
    }

    /// @notice With 10,000 new keys in the long run and fewer in the ordinary one, exactly the daily budget is spent,
    /// all of it on payees.
    function test_AFloodOfNewKeysGetsExactlyTheBudget() public {
        bool isLong = keccak256(bytes(vm.envOr("FOUNDRY_PROFILE", string("default")))) == keccak256("long");
        uint256 keys = isLong ? 10_000 : 400;
        _fund(1000 * COST, COST, 100);
        uint256 played = 0;
        for (uint256 key = 1; key < keys + 1; ++key) {
            (bytes32 x, bytes32 y) = _keyOf(key);
            try welcome.welcome(song, ALICE, x, y) returns (address) {
                ++played;
            } catch {}
        }
        vm.assertEq(played, 100);
        vm.assertEq(jukebox.song(song).plays, 100);
        vm.assertEq(welcome.budgets(ALICE, song).left, 900 * COST);
        vm.assertEq(token.balanceOf(BOB) + token.balanceOf(CAROL), 100 * COST);
        uint256 before = token.balanceOf(ALICE);
        _takeBack();
        vm.assertEq(token.balanceOf(ALICE), before + 900 * COST);
    }

    function testFuzz_ThePayeesGetWhatABudgetSpends(uint128 amount, uint128 most, uint128 cost, uint32 perDay) public {
        amount = uint128(_within(amount, 0, 1e30));
        cost = uint128(_within(cost, 1, 1e30));
        _reprice(cost);
        _fund(amount, most, perDay);
        (bytes32 x, bytes32 y) = _keyOf(1);
        bool allowed = perDay > 0 && cost <= most && cost <= amount;
        (bool ok,) = address(welcome).call(abi.encodeCall(welcome.welcome, (song, ALICE, x, y)));
        vm.assertEq(ok, allowed);
        uint256 spent = allowed ? cost : 0;
        vm.assertEq(token.balanceOf(BOB) + token.balanceOf(CAROL), spent);
        vm.assertEq(welcome.budgets(ALICE, song).left, amount - spent);
        vm.assertEq(token.balanceOf(address(welcome)), amount - spent);
    }
}
