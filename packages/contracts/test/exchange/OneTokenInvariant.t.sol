// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {OneTokenWorld} from "./OneTokenWorld.sol";
import {IPair} from "./PairWorld.sol";

/// @title Users who add from one token in any order, while others trade, donate and remove
contract OneTokenUsers is OneTokenWorld {
    uint256 private constant FUNDS = 1e30;

    IERC20 public immutable TOKEN;
    IERC20 public immutable OTHER;
    IPair public immutable PAIR;
    IPair public immutable NATIVE_PAIR;

    /// @notice The number of successful additions, by token and by native currency.
    uint256 public addedTokens;
    uint256 public addedNative;

    constructor() {
        TOKEN = _newToken("A", address(this), FUNDS);
        OTHER = _newToken("B", address(this), FUNDS);
        vm.deal(address(this), FUNDS);
        WRAPPED.deposit{value: 1e18}();
        PAIR = _pool(TOKEN, 1e21, OTHER, 3e18);
        NATIVE_PAIR = _pool(WRAPPED, 1e18, OTHER, 1e18);
    }

    function _person(uint256 seed) private view returns (address) {
        address[3] memory all = [ALICE, BOB, CAROL];
        return all[seed % 3];
    }

    /// @dev A user who adds loses the given amount less the returned rest, and gains the returned number of shares.
    function add(uint256 who, uint256 amount, bool fromOther) external {
        (IERC20 given, IERC20 second) = fromOther ? (OTHER, TOKEN) : (TOKEN, OTHER);
        address person = _person(who);
        amount = _within(amount, 0, 1e24);
        vm.assertTrue(given.transfer(person, amount));
        (uint256 had, uint256 hadSecond) = (given.balanceOf(person), second.balanceOf(person));
        uint256 shares = PAIR.balanceOf(person);
        vm.prank(person);
        given.approve(address(ADDER), amount);
        vm.prank(person);
        try ADDER.addFromToken(address(given), address(second), amount, 0, block.timestamp) returns (uint256 got) {
            ++addedTokens;
            vm.assertEq(PAIR.balanceOf(person), shares + got);
            vm.assertTrue(got > 0);
            vm.assertGe(given.balanceOf(person), had - amount);
            vm.assertGe(second.balanceOf(person), hadSecond);
            vm.assertEq(given.allowance(person, address(ADDER)), 0);
        } catch {
            vm.assertEq(given.balanceOf(person), had);
            vm.prank(person);
            given.approve(address(ADDER), 0);
        }
    }

    function addNative(uint256 who, uint256 amount) external {
        address person = _person(who);
        amount = _within(amount, 0, 1e20);
        vm.deal(person, amount);
        uint256 shares = NATIVE_PAIR.balanceOf(person);
        vm.prank(person);
        try ADDER.addFromNative{value: amount}(address(OTHER), 0, block.timestamp) returns (uint256 got) {
            ++addedNative;
            vm.assertEq(NATIVE_PAIR.balanceOf(person), shares + got);
            vm.assertLe(person.balance, amount);
        } catch {
            vm.assertEq(person.balance, amount);
        }
    }

    function donate(uint256 amount, bool ofOther, bool toNative) external {
        IPair pair = toNative ? NATIVE_PAIR : PAIR;
        IERC20 token = ofOther ? pair.token1() : pair.token0();
        vm.assertTrue(token.transfer(address(pair), _within(amount, 0, token.balanceOf(address(this)) / 1e6)));
    }

    function trade(uint256 amount, bool fromOther) external {
        (IERC20 given, IERC20 second) = fromOther ? (OTHER, TOKEN) : (TOKEN, OTHER);
        (uint256 held, uint256 heldSecond) = _held(PAIR, given);
        amount = _within(amount, 0, held / 10);
        uint256 out = amount * 997 * heldSecond / (held * 1000 + amount * 997);
        vm.assertTrue(given.transfer(address(PAIR), amount));
        bool lower = address(given) == address(PAIR.token0());
        if (out > 0) PAIR.swap(lower ? 0 : out, lower ? out : 0, address(this), "");
        vm.assertTrue(second.balanceOf(address(this)) > 0);
    }

    function takeOut(uint256 who, uint256 shares) external {
        address person = _person(who);
        shares = _within(shares, 0, PAIR.balanceOf(person));
        vm.prank(person);
        vm.assertTrue(PAIR.transfer(address(PAIR), shares));
        try PAIR.burn(person) {} catch {}
    }

    function assertNothingKept() external view {
        _assertNothingKept(TOKEN, OTHER, PAIR);
        _assertNothingKept(WRAPPED, OTHER, NATIVE_PAIR);
    }

    /// @dev The contract leaves no approval, and no user's approval for it remains after the addition.
    function assertNothingAllowed() external view {
        address[4] memory all = [ALICE, BOB, CAROL, address(ADDER)];
        for (uint256 i = 0; i < all.length; ++i) {
            vm.assertEq(TOKEN.allowance(all[i], address(ADDER)), 0);
            vm.assertEq(OTHER.allowance(all[i], address(ADDER)), 0);
            vm.assertEq(TOKEN.allowance(address(ADDER), all[i]), 0);
        }
    }
}

contract OneTokenInvariantTest is OneTokenWorld {
    OneTokenUsers private users;

    function setUp() public {
        users = new OneTokenUsers();
        _target(address(users));
    }

    function invariant_NothingIsKeptAndNothingStaysAllowed() public view {
        users.assertNothingKept();
        users.assertNothingAllowed();
    }

    function test_BothWaysToAddAreUsed() public {
        users.add(0, 1e18, false);
        users.donate(1e18, true, false);
        users.trade(1e17, true);
        users.add(1, 1e16, true);
        users.addNative(2, 1e15);
        vm.assertEq(users.addedTokens(), 2);
        vm.assertEq(users.addedNative(), 1);
        users.takeOut(0, 1e15);
        invariant_NothingIsKeptAndNothingStaysAllowed();
    }
}
